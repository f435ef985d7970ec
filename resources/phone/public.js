// ---- the table, for everybody ----

function drawTable() {
	const table = state;
	document.title = say('app');
	if (table.veiled) {
		board = null;
		drawnParts = {};
		return alone('veiled', h('h1', say('veiled', { name: table.veiled })));
	}
	if (!byId('side')) {
		page.className = 'public';
		drawnParts = {};
		board = null;
		// On a phone the field for the letters comes first, on a screen for everybody last.
		const field = h('section', { id: 'no-camera', hidden: true, label: say('i-play') });
		const isPhone = innerWidth < 700;
		put(page, ...isPhone ? [field] : [], h('section', { id: 'boards', label: say('board') }), h('main', { id: 'side' },
			later('mine'), h('section', { id: 'now', 'aria-live': 'polite' }),
			h('section', { id: 'table' }), h('section', { id: 'listed' }),
			!isPhone && field, h('footer', { id: 'foot' })));
	}
	const root = byId('boards');
	if (!table.board) put(root, symbol('crown'));
	else if (!board) {
		board = new Board();
		board.recall();
		put(root, board.element);
	}
	if (table.board) board.show(table.board);
	part('now', [table.headline, table.left, table.paused], () => [h('h1', table.headline),
		table.left && h('p', table.left),
		table.paused && h('p.rests', say('paused'))]);
	part('table', [table.players, table.titles, table.news], () => sideOf(table));
	const isMine = memory.get('token') && String(table.waits) === memory.get('seat');
	part('mine', [isMine], () => (isMine ? [h('a.button.answer.main', { href: '/hand' },
		say('your-turn') + ' – ' + say('my-hand'))] : []));
	part('listed', Boolean(table.board), () => table.board ? [boardInWords()] : []);
	if (walk.element) learnBoard();
	part('no-camera', [memory.get('token')], () => (memory.get('token') ? [] : [letters()]));
	part('foot', [memory.get('token'), memory.get('awake')], () => [...awake(), languages(),
		memory.get('token') && h('a.button.plain', { href: '/hand' }, say('my-hand'))]);
	fitSide();
}

/** A screen for everybody should stay on. No page may see to that without encryption: it is said
 * once how. */
function awake() {
	if (memory.get('awake') || memory.get('token')) return [];
	return [h('p', { id: 'awake', class: 'hint' }, say('keep-awake')), h('button.plain', { onclick: () => {
		memory.set('awake', 'yes');
		document.querySelectorAll('#awake, #awake + button').forEach((one) => one.remove());
	} }, say('understood'))];
}

/** The orders that lay open when the table was shown last, and in which game. */
let opened = null;

/** Orders that were turned up since then lie large before everybody for a moment. */
function turnUp(table) {
	if (table.veiled) return;
	const open = table.players.flatMap((one) => (one.fulfilled || []).map((card) => ({ name: one.name, card })));
	const before = opened && opened.game === table.game ? opened.cards : null;
	opened = { game: table.game, cards: new Set(open.map((one) => one.card.id)) };
	const fresh = before ? open.filter((one) => !before.has(one.card.id)) : [];
	if (!fresh.length || table.finished) return;
	const moment = h('div', { id: 'moment', role: 'status' }, h('ul.cards',
		...fresh.map((one) => h('li', h('ul', openCard(one.card)), h('strong', one.name)))));
	const end = () => {
		moment.remove();
		clearTimeout(passes);
		removeEventListener('keydown', end);
	};
	const passes = setTimeout(end, 2500);
	on(moment, 'pointerdown', end);
	on(window, 'keydown', end);
	document.body.append(moment);
}

/** Nobody scrolls a television: what is much is written smaller. */
function fitSide() {
	const side = byId('side');
	if (!side) return;
	side.style.fontSize = '';
	let size = parseFloat(getComputedStyle(side).fontSize);
	while (size > 13 && side.scrollHeight > side.clientHeight) {
		size -= 1;
		side.style.fontSize = size + 'px';
	}
}

// ---- a code was read ----

/** To the own hand. The code leaves the address, and nothing leads back to it. */
function seated(token) {
	location.replace(memory.set('token', token) ? '/hand' : '/hand#' + token);
}

/** The field for the four letters that the laptop shows, for whoever has no camera. */
function letters() {
	const line = h('p', { role: 'alert' });
	const field = h('input', { id: 'letters', type: 'text', maxlength: 4, size: 5, autocomplete: 'off',
		autocapitalize: 'characters', spellcheck: 'false', label: say('i-play') });
	const form = h('form', { id: 'play' }, h('label', say('i-play') + ' ', field),
		h('button.plain', say('claim')), line);
	form.querySelector('button').type = 'submit';
	on(form, 'submit', async (event) => {
		event.preventDefault();
		line.textContent = '';
		try {
			const said = await post('/claim', { letters: field.value.trim() });
			if (said.ok) return void seated((await said.json()).token);
			line.textContent = say(said.status === 403 ? 'letters-failed' : 'not-taken');
		} catch (error) {
			line.textContent = say('offline');
		}
	});
	return form;
}

async function drawClaim(code) {
	while (!Object.keys(words).length) {
		try { await learn(); reached(); } catch (error) { offline.hidden = false; await wait(1000); }
	}
	const line = h('p', { role: 'alert' });
	const button = h('button', { id: 'claim', class: 'answer main', onclick: async () => {
		button.disabled = true;
		line.textContent = '';
		try {
			const said = await post('/claim', { code });
			if (said.ok) {
				return void seated((await said.json()).token);
			}
			if (said.status === 403 || said.status === 400) {
				history.replaceState(null, '', '/');
				button.remove();
				line.textContent = say('claim-failed');
				return;
			}
			line.textContent = say('not-taken');
		} catch (error) {
			line.textContent = say('offline');
		}
		button.disabled = false;
	} }, say('claim'));
	document.title = say('app');
	alone('join', h('h1', say('join')), h('p', say('join-about')), line, button, watch());
}


function begin() {
	if (window.tooOld) return;
	language = guess();
	const code = location.hash.slice(1);
	if (!isHand && code) {
		drawClaim(code);
		return;
	}
	listen();
	on(window, 'pageshow', (event) => { if (event.persisted) listen(); });
	on(window, 'online', listen);
	on(window, 'resize', fitSide);
	on(window, 'offline', () => { offline.hidden = false; });
}

on(document, 'visibilitychange', () => {
	if (document.hidden) hideAll();
	if (!document.hidden && asking) listen();
});
on(window, 'pagehide', hideAll);
on(window, 'blur', hideAll);
on(window, 'hashchange', () => { if (!isHand && location.hash.length > 1) location.reload(); });
begin();

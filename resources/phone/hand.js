// ---- the page of a player ----

let drawnParts = {};

/** Draws a part of the page anew, if something in it has changed. */
function part(name, shows, draw) {
	const text = JSON.stringify([shows, language, game]);
	if (drawnParts[name] === text) return;
	drawnParts[name] = text;
	const inside = draw();
	const root = byId(name);
	put(root, ...inside.filter(Boolean));
	root.hidden = !inside.length;
}

function drawHand() {
	if (!byId('asked')) {
		page.className = 'player';
		drawnParts = {};
		drawnAsked = '';
		put(page, h('header', { id: 'who', onclick: () => seeAsked() }),
			h('main', later('welcome'),
				h('section', { id: 'asked', label: say('asked') }),
				h('div', { id: 'aside' }, later('news'), later('hand'),
					later('fulfilled'), later('kept'), later('lost'), later('failed'),
					h('section', { id: 'table' }), h('section', { id: 'listed' }))),
			h('footer', { id: 'foot' }));
	}
	const { table } = state;
	load(state.hand);
	const turn = whoseTurn();
	const mine = table.players[state.seat].active || state.asked.some((question) => question.urgent);
	document.title = [mine && turn, state.name, say('app')].filter(Boolean).join(' – ');
	tellOn(turn, mine);
	const sign = say('sign', { sign: state.sign });
	part('who', [state.name, sign, state.seat, turn], () => [picture('token/' + state.seat, '', 'token'),
		h('div', h('h1', { class: state.name.length > 16 ? 'long' : null }, state.name), h('p', turn)),
		h('span.sign', picture('emblem/' + state.emblem, sign, 'emblem'))]);
	byId('who').classList.toggle('mine', state.asked.some((question) => question.urgent));
	memory.set('seat', state.seat);
	// Once for each claim, and below what is asked.
	const welcome = memory.get('token') + state.emblem;
	const greeted = greeting === welcome || memory.get('welcome') === welcome;
	part('welcome', greeted, () => (greeted ? [] : drawWelcome(welcome)));
	byId('welcome').classList.toggle('below', state.asked.some((question) => question.urgent));
	if (board && table.board) board.show(table.board);
	drawAsked();
	const asked = new Set();
	for (const question of state.asked) {
		if (question.urgent) question.answers.forEach((one) => { if (one.card) asked.add(one.card.id); });
	}
	const hand = state.hand.filter((card) => !asked.has(card.id));
	showDrawn();
	part('news', table.news || [], () => (table.news && table.news.length ? [h('h2', say('news')), newsOf(table)] : []));
	part('hand', hand, () => hand.length ? [h('h2', say('hand')), ...ownCards(hand),
		h('p.hint', say('order-cost'))] : []);
	const open = (name, cards) => part(name, cards, () => cards.length
		? [h('h2', say(name)), h('ul.cards', ...cards.map(openCard))] : []);
	if (!table.veiled) open('fulfilled', table.players[state.seat].fulfilled || []);
	open('kept', state.kept || []);
	open('lost', state.lost || []);
	open('failed', state.failed || []);
	part('table', [table.players, table.titles, table.news, table.headline, table.left, table.veiled], () => [
		h('h2', say('table')), ...sideOf(table, state.seat),
		h('a.button.plain', { href: '/' }, say('whole-table')),
	]);
	part('listed', Boolean(table.board), () => table.board ? [boardInWords()] : []);
	if (walk.element) learnBoard();
	part('foot', [], () => [languages(), amounts()]);
	busy();
}

/** Whether an order is drawn here, and what was held before. */
let draws = false;
let held = null;

/** The order that was drawn lies open before its owner until that one has seen it. */
function showDrawn() {
	const before = held;
	held = new Set(state.hand.map((card) => card.id));
	const fresh = before && draws ? state.hand.filter((card) => !before.has(card.id)) : [];
	if (!fresh.length) return;
	draws = false;
	const hide = () => {
		if (shown.contains(document.activeElement)) goTo(document.querySelector('#asked h2'));
		shown.remove();
		hiding.delete(hide);
		seeAsked();
	};
	const shown = h('section', { id: 'drawn', class: 'question' }, h('h2', say('drawn')),
		h('ul.cards', ...fresh.map(openCard)), h('p.hint', say('order-cost')),
		h('button.answer.main', { onclick: hide }, say('understood')));
	hiding.add(hide);
	document.querySelector('main').prepend(shown);
	if (byId('asked').contains(document.activeElement)) goTo(shown.querySelector('h2'));
	scrollTo(0, 0);
}

let greeting = null;

/** The sign to compare, and once for all what the network means. */
function drawWelcome(mark) {
	return [picture('emblem/' + state.emblem, say('sign', { sign: state.sign }), 'emblem'),
		h('div', h('h2', say('welcome', { name: state.name })), h('p', say('sign-about')),
			!memory.get('noted') && h('p.hint', say('plain-http'))),
		h('button.answer', { id: 'understood', onclick: () => {
			memory.set('welcome', mark);
			greeting = mark;
			memory.set('noted', 'yes');
			const root = byId('welcome');
			root.hidden = true;
			put(root);
			goTo(document.querySelector('#asked h2'));
		} }, say('understood'))];
}

/** The players, the titles and the news of the turn. */
function sideOf(table, mine) {
	if (table.veiled) {
		return [h('p.veiled', say('veiled', { name: table.veiled }))];
	}
	const players = h('ul.players', ...table.players.map((one) => h('li', {
		class: (one.active ? 'active' : '') + (one.seat === mine ? ' mine' : ''),
		'aria-current': one.active ? 'true' : null,
	}, picture('token/' + one.seat, '', 'token'),
	h('span.name', h('span', one.name),
		one.fulfilled && one.fulfilled.length && one.seat !== mine
			&& h('span.open-orders', one.fulfilled.map((card) => card.title).join(' · '))),
	h('span.points', String(one.points).replace('-', '−'),
		h('span.heard', ' ' + say('points'))))));
	const titles = (table.titles || []).map((one) => h('li', symbol(one.mark === 'mask' ? 'mask' : 'crown'),
		h('span', h('strong', one.title + ': ' + one.who), h('span', one.about))));
	return [
		mine === undefined || table.finished || !table.left ? null : h('p.left', table.left),
		players,
		titles.length && h('ul.titles', ...titles),
		mine === undefined && table.news && table.news.length ? newsOf(table) : null,
	].filter(Boolean);
}

/** The news of the turn. */
const newsOf = (table) => h('ul.news', ...table.news.map((one) => h('li',
	h('strong', one.head), one.about ? h('span', one.about) : null)));

function languages() {
	const own = say('language-code');
	const list = Object.entries(words.languages || {});
	const select = h('select', { id: 'language', onchange: () => {
		memory.set('language', select.value);
		language = select.value;
		words = {};
		drawnParts = {};
		drawnAsked = '';
		board = null;
		put(page);
		listen();
	} }, ...list.map(([key, name]) => h('option', { value: key }, name)));
	select.value = own;
	return h('label.language', h('span', say('language')), select);
}

// ---- the page of a player ----

let drawnParts = {};

/** Draws a part of the page anew, if something in it has changed. */
function part(name, shows, draw) {
	const text = JSON.stringify([shows, language, game]);
	if (drawnParts[name] === text) return;
	drawnParts[name] = text;
	const inside = draw();
	const root = document.getElementById(name);
	root.replaceChildren(...inside.filter(Boolean));
	root.hidden = !inside.length;
}

function drawHand() {
	if (!document.getElementById('asked')) {
		page.className = 'player';
		drawnParts = {};
		drawnAsked = '';
		page.replaceChildren(h('header', { id: 'who', onclick: seeAsked }),
			h('main', null, h('section', { id: 'welcome', hidden: true }),
				h('section', { id: 'asked', 'aria-label': say('asked') }),
				h('div', { id: 'aside' }, h('section', { id: 'news', hidden: true }), h('section', { id: 'hand', hidden: true }),
					h('section', { id: 'fulfilled', hidden: true }), h('section', { id: 'failed', hidden: true }),
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
		h('div', null, h('h1', { class: state.name.length > 16 ? 'long' : null }, state.name), h('p', null, turn)),
		h('span', { class: 'sign' }, picture('emblem/' + state.emblem, sign, 'emblem'))]);
	document.getElementById('who').classList.toggle('mine', state.asked.some((question) => question.urgent));
	memory.set('seat', state.seat);
	// Once for each claim, and below what is asked.
	const welcome = memory.get('token') + state.emblem;
	const greeted = greeting === welcome || memory.get('welcome') === welcome;
	part('welcome', greeted, () => (greeted ? [] : drawWelcome(welcome)));
	document.getElementById('welcome').classList.toggle('below', state.asked.some((question) => question.urgent));
	if (board && table.board) board.show(table.board);
	drawAsked();
	const asked = new Set();
	for (const question of state.asked) {
		if (question.urgent) question.answers.forEach((one) => { if (one.card) asked.add(one.card.id); });
	}
	const hand = state.hand.filter((card) => !asked.has(card.id));
	showDrawn();
	part('news', table.news || [], () => (table.news && table.news.length ? [h('h2', null, say('news')), newsOf(table)] : []));
	part('hand', hand, () => hand.length ? [h('h2', null, say('hand')), ...ownCards(hand),
		h('p', { class: 'hint' }, say('order-cost'))] : []);
	const open = (name, cards) => part(name, cards, () => cards.length
		? [h('h2', null, say(name)), h('ul', { class: 'cards' }, ...cards.map(openCard))] : []);
	if (!table.veiled) open('fulfilled', table.players[state.seat].fulfilled || []);
	open('failed', state.failed || []);
	part('table', [table.players, table.titles, table.news, table.headline, table.left, table.veiled], () => [
		h('h2', null, say('table')), ...sideOf(table, state.seat),
		h('a', { class: 'button plain', href: '/' }, say('whole-table')),
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
	};
	const shown = h('section', { id: 'drawn', class: 'question' }, h('h2', null, say('drawn')),
		h('ul', { class: 'cards' }, ...fresh.map(openCard)), h('p', { class: 'hint' }, say('order-cost')),
		h('button', { class: 'answer main', onclick: hide }, say('understood')));
	hiding.add(hide);
	document.querySelector('main').prepend(shown);
	scrollTo(0, 0);
}

let greeting = null;

/** The sign to compare, and once for all what the network means. */
function drawWelcome(mark) {
	return [picture('emblem/' + state.emblem, say('sign', { sign: state.sign }), 'emblem'),
		h('div', null, h('h2', null, say('welcome', { name: state.name })), h('p', null, say('sign-about')),
			!memory.get('noted') && h('p', { class: 'hint' }, say('plain-http'))),
		h('button', { class: 'answer', id: 'understood', onclick: () => {
			memory.set('welcome', mark);
			greeting = mark;
			memory.set('noted', 'yes');
			const root = document.getElementById('welcome');
			root.hidden = true;
			root.replaceChildren();
			goTo(document.querySelector('#asked h2'));
		} }, say('understood'))];
}

/** The players, the titles and the news of the turn. */
function sideOf(table, mine) {
	if (table.veiled) {
		return [h('p', { class: 'veiled' }, say('veiled', { name: table.veiled }))];
	}
	const players = h('ul', { class: 'players' }, ...table.players.map((one) => h('li', {
		class: (one.active ? 'active' : '') + (one.seat === mine ? ' mine' : ''),
		'aria-current': one.active ? 'true' : null,
	}, picture('token/' + one.seat, '', 'token'),
	h('span', { class: 'name' }, h('span', null, one.name),
		one.fulfilled && one.fulfilled.length && one.seat !== mine
			&& h('span', { class: 'open-orders' }, one.fulfilled.map((card) => card.title).join(' · '))),
	h('span', { class: 'points' }, String(one.points).replace('-', '−'),
		h('span', { class: 'heard' }, ' ' + say('points'))))));
	const titles = (table.titles || []).map((one) => h('li', null, symbol(one.mark === 'mask' ? 'mask' : 'crown'),
		h('span', null, h('strong', null, one.title + ': ' + one.who), h('span', null, one.about))));
	return [
		mine === undefined || table.finished || !table.left ? null : h('p', { class: 'left' }, table.left),
		players,
		titles.length && h('ul', { class: 'titles' }, ...titles),
		mine === undefined && table.news && table.news.length ? newsOf(table) : null,
	].filter(Boolean);
}

/** The news of the turn. */
const newsOf = (table) => h('ul', { class: 'news' }, ...table.news.map((one) => h('li', null,
	h('strong', null, one.head), one.about ? h('span', null, one.about) : null)));

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
		page.replaceChildren();
		listen();
	} }, ...list.map(([key, name]) => h('option', { value: key }, name)));
	select.value = own;
	return h('label', { class: 'language' }, h('span', null, say('language')), select);
}

// ---- what is asked ----

/** Which question is unfolded: the first that the table waits for, or the one that was touched. */
let unfolded = null;
let drawnAsked = '';
let board = null;
let urgent = [];
let place = null;
/** Whether the next question follows from an answer that was given here. */
let answered = false;

const keyOf = (question) => question.topic + question.title;

/** Questions that belong together: the ways to use the action of the turn. */
function groups(asked) {
	const all = [];
	for (const question of asked) {
		const last = all[all.length - 1];
		if (question.topic === 'act' && last && last[0].topic === 'act') last.push(question);
		else all.push([question]);
	}
	return all.sort((one, other) => other[0].urgent - one[0].urgent);
}

function announce(asked) {
	const word = (question) => question.title + '. ' + question.about;
	const now = asked.filter((question) => question.urgent);
	const fresh = now.filter((question) => !urgent.includes(word(question)));
	urgent = now.map(word);
	if (!fresh.length) return false;
	utter(fresh.map((question) => question.secret ? say('you-decide') : word(question)));
	// Everybody hears it: no word of a hand. What follows from one's own touch is seen anyway.
	const quiet = fresh.every((question) => question.secret) || Date.now() - lastSent < 2000;
	if (!quiet && navigator.vibrate) navigator.vibrate(40);
	return true;
}

/** The line of the bar that stays. */
function whoseTurn() {
	const { asked, table, seat } = state;
	const mine = table.players[seat].active;
	if (asked.some((question) => question.urgent)) return say(mine ? 'your-turn' : 'you-decide');
	return mine && table.waits === seat && !table.paused ? say('your-turn') : calm();
}

/** The words while nothing is asked. */
const calm = () => (state.table.paused ? say('paused')
	: state.table.veiled ? say('veiled', { name: state.table.veiled }) : state.table.headline);

/** Brings the question into sight, wherever the page was scrolled to. */
function seeAsked(of = '#asked > .urgent, #asked > .calm') {
	const first = document.querySelector(of);
	if (!first) return;
	const { top, bottom } = first.getBoundingClientRect();
	const bar = byId('who').offsetHeight;
	if (top < bar || bottom > innerHeight) scrollBy(0, top - bar - 8);
}

function drawAsked() {
	const { asked, table } = state;
	const text = JSON.stringify([asked, state.undo, language, asked.length ? '' : [table.paused,
		table.veiled, table.finished, table.headline]]);
	if (text === drawnAsked) return;
	const before = urgent.join();
	const isFirst = !drawnAsked;
	const isFresh = announce(asked);
	drawnAsked = text;
	if (urgent.join() !== before || !asked.some((question) => keyOf(question) === unfolded)) {
		const first = asked.find((question) => question.urgent);
		unfolded = first ? keyOf(first) : null;
	}
	// Questions that are left of several were announced with them.
	const isNext = isFresh || answered;
	layAsked();
	if (isNext && !isFirst) seeAsked();
}

function layAsked() {
	const { asked, table } = state;
	const root = byId('asked');
	const at = focused() || document.body;
	const focus = root.contains(at) || (answered && at === document.body);
	answered = false;
	place = null;
	if (board) board.quiet();
	const inside = groups(asked).map(drawGroup);
	if (!inside.some((one) => one.classList.contains('urgent'))) {
		const seen = board && inside.some((one) => one.contains(board.element));
		inside.unshift(h('div.calm', h('h2', calm()),
			h('p', table.finished ? '' : table.paused ? say('paused-about') : say('nothing-asked')),
			...(seen ? [] : withBoard())));
	}
	const undo = acting({ id: 'undo', class: 'plain' }, () => answer({ undo: true }), symbol('undo'),
		say('undo'));
	undo.hidden = !state.undo;
	root.classList.toggle('back', Boolean(state.undo));
	put(root, ...inside, undo);
	if (focus) goTo(root.querySelector('h2'));
}

function drawGroup(group) {
	const isAct = group[0].topic === 'act';
	const title = isAct ? say('act') : group[0].title;
	const chosen = group.find((question) => keyOf(question) === unfolded);
	if (!chosen) {
		const first = group[0];
		return h('section', { class: 'question folded' + (first.urgent ? ' urgent' : '') },
			h('button', { 'data-fold': first.index, 'aria-expanded': 'false', onclick: () => unfold(first) },
				title));
	}
	const tabs = isAct && h('div.tabs', ...group.map((question) =>
		h('button', { 'data-tab': question.index, pressed: String(question === chosen),
			onclick: () => unfold(question) }, question.title)));
	const form = drawForm(chosen);
	const isHanded = form.length && form[0].id === 'handed';
	const section = h('section', { class: 'question' + (chosen.urgent ? ' urgent' : ''),
		'data-question': chosen.index, 'data-topic': chosen.topic },
	h('h2', title),
	chosen.about && !isHanded && h('p.about', chosen.about), tabs);
	section.append(...form);
	if (chosen.pass) {
		const kind = chosen.topic === 'keep' ? 'answer main' : 'pass';
		section.append(acting({ class: kind, 'data-pass': chosen.index },
			() => reply(chosen, { pass: true }), chosen.pass));
	}
	return section;
}

function unfold(question) {
	unfolded = keyOf(question);
	layAsked();
	seeAsked('#asked > .question:not(.folded)');
}

function drawForm(question) {
	if (question.form === 'tile') return formOfTile(question);
	if (question.form === 'cards') return formOfCards(question);
	if (question.form === 'throw') return formOfThrow(question);
	if (question.form === 'laptop') return [];
	if (question.answers.some((one) => one.card)) return formOfOwnCards(question);
	// A drawn order is kept: the second touch draws it.
	let sure = question.topic !== 'draw';
	return formOfAnswers(question, (one, button) => {
		if (sure) {
			draws = question.topic === 'draw';
			reply(question, { answer: one.index });
		}
		else button.lastChild.firstChild.textContent = say('draw-sure');
		sure = true;
	});
}

/** The answers as buttons, and as points on the board where they can be pointed at; of several that are chosen
 * together, those in `hit` are. */
function formOfAnswers(question, chosen, hit) {
	const list = question.answers.map((one, index) => ({ ...one, number: index + 1, hit }));
	const parts = list.some((one) => one.at) ? withBoard() : [];
	const answers = h('div.answers');
	const narrow = (some) => {
		lay(some);
		answers.querySelector('button').focus({ preventScroll: true });
		seeAsked();
	};
	// Where points cover each other, the first touch takes a feature or what lies near, drawn large, and another one the point.
	const lay = (some) => {
		const points = parts.length ? some.filter((one) => one.at) : [];
		const isCrowded = points.length && board.point(points, chosen, narrow);
		if (points.length) board.anew = () => lay(some);
		const features = new Map();
		const areSeveral = new Set(points.map((one) => one.on)).size > 1;
		for (const one of isCrowded ? points : []) {
			const feature = areSeveral && one.on || one;
			features.set(feature, [...features.get(feature) || [], one]);
		}
		put(answers, ...[...features].map(([name, all]) =>
			answerButton(all[1] ? { index: all[0].index, label: name } : all[0], () => narrow(all), true, 'data-near')),
		...some.filter((one) => !isCrowded || !one.at).map((one) => answerButton(one, chosen, parts.length)));
		if (some.length === 1 && list[1]) answers.prepend(h('p.hint', say('choose-sure')));
		if (some.length < list.length) {
			answers.append(h('button.plain', { 'data-all': true, onclick: () => narrow(list) }, say('zoom-fit')));
		}
	};
	lay(list);
	return [...parts, answers];
}

const isHit = (one) => one.hit && String(one.hit.has(one.index));

function answerButton(one, chosen, numbered, kind = 'data-answer') {
	const label = one.heard && (numbered && one.at ? one.number + ': ' : '') + one.heard;
	return acting({ class: 'answer', [kind]: one.index, label: label || null, pressed: isHit(one) },
	(event) => chosen(one, event.currentTarget),
	numbered && one.at && h('span.count', String(one.number)),
	one.picture && picture(one.picture, '', 'figure'),
	h('span.words', h('strong', one.label), one.about && h('span', one.about)));
}

/** The board, if the game keeps one. */
function withBoard() {
	if (!state.table.board) return [];
	if (!board) {
		board = new Board();
		board.recall();
	}
	board.show(state.table.board);
	return [board.element, board.tools];
}

// -- the tile --

/** The turn whose tile is entered at the laptop. */
let handed = null;

function formOfTile(question) {
	const turn = game + question.title + (state.table.board ? state.table.board.tiles.length : '');
	const hand = (to) => {
		handed = to;
		layAsked();
	};
	if (handed === turn) {
		return [h('p', { id: 'handed', class: 'about', role: 'status' }, say('at-laptop')),
			h('button.plain', { 'data-here': true, onclick: () => hand(null) }, say('enter-here'))];
	}
	const places = question.places || [];
	const tray = h('div.tray', { hidden: true, role: 'group', label: say('tray') });
	const parts = withBoard();
	if (parts.length) {
		board.ask(places, (at) => {
			place = at;
			board.pick(at);
			fillTray(tray, question, at);
		}, question.place_words);
	}
	if (!places.length) parts.push(h('p.about', say('no-place')));
	parts.push(tray);
	if (question.answers.length) {
		parts.push(h('details', h('summary', say('unfit')), ...plainAnswers(question)));
	}
	parts.push(h('details', { id: 'elsewhere', open: !places.length }, h('summary', say('elsewhere')),
		h('p.hint', say('elsewhere-about')),
		h('button.plain', { 'data-laptop': true, onclick: () => hand(turn) }, say('to-laptop'))));
	return parts;
}

/** So many tiles are found at a glance. */
const FEW = 6;

/** A blank tile whose sides are asked, and what stands out on some tiles; `narrowed` is told which are left. */
function narrowing(tiles, narrowed) {
	const facts = new Map(tiles.map((one) =>
		[one, [...one.shows, ...[...one.sides].map((edge, side) => edge + side)]]));
	const wanted = new Set();
	const all = [];
	const choice = (fact, given, text) => {
		const button = h('button', { ...given, 'data-fact': fact, onclick: () => {
			if (!wanted.delete(fact)) wanted.add(fact);
			change();
		} }, text);
		all.push([fact, button]);
		return button;
	};
	const sides = [0, 1, 2, 3].map((side) => h('div', ...[...'crfv'].map((edge) => choice(edge + side,
		{ class: edge, label: say('edge-' + edge) + ', ' + say('side-' + side) }, say('letter-' + edge)))));
	const shown = [...new Set(tiles.flatMap((one) => one.shows))].sort((one, other) => one - other);
	const chips = shown.map((it) => choice(it, null, say('shown-' + it)));
	const change = () => {
		const left = tiles.filter((one) => [...wanted].every((fact) => facts.get(one).includes(fact)));
		for (const [fact, button] of all) {
			const is = wanted.has(fact);
			const count = left.filter((one) => facts.get(one).includes(fact)).length;
			button.hidden = !is && (!count || (chips.includes(button) && count === left.length));
			attr(button, 'pressed', is);
		}
		for (const side of sides) {
			// A side that is the same on all tiles is not asked.
			const open = [...side.children].filter((button) => !button.hidden);
			side.classList.toggle('sure', open.length === 1);
			for (const button of open) {
				button.disabled = open.length === 1 && button.getAttribute('aria-pressed') === 'false';
			}
		}
		narrowed(left);
	};
	change();
	return h('div.narrow', rove(h('div.blank', ...sides)),
		rove(h('div.tabs', ...chips)));
}

async function fillTray(tray, question, at) {
	const [x, y] = at;
	const { revision } = state;
	tray.hidden = false;
	put(tray, h('p', say('loading')));
	const inSight = () => tray.scrollIntoView({ block: 'nearest' });
	inSight();
	let tiles = null;
	try {
		const said = await fetch('/fitting' + query({ x, y, language }));
		if (said.ok) tiles = await said.json();
	} catch (error) { /* said below */ }
	if (place !== at || !tray.isConnected) return;
	if (!tiles) {
		put(tray, h('p', say('not-taken')));
		if (state && state.revision === revision) listen();
		return;
	}
	const buttons = tiles.map((one) => {
		const name = one.tile + '/' + one.turn;
		return acting({ class: 'tile-choice', 'data-tile': name, label: one.lies },
			() => reply(question, { tile: one.tile, x, y, turn: one.turn }), lying(name));
	});
	const line = h('p', { 'aria-live': 'polite', tabindex: '-1' });
	let depth = 1;
	// Those in sight come first, and the rest once somebody scrolls.
	const see = () => bring(buttons.filter((one) => !one.hidden
		&& one.offsetTop - list.offsetTop < list.clientHeight * depth).map((one) => one.firstChild));
	const list = rove(h('div.tiles', { onscroll: () => {
		depth = Infinity;
		see();
	} }, ...buttons));
	const show = (left) => {
		buttons.forEach((button, index) => {
			button.hidden = !left.includes(tiles[index]);
			button.classList.toggle('only', left.length === 1 && !button.hidden);
		});
		list.scrollTop = 0;
		see();
		const what = ['nothing-fits', 'only-fits'][left.length] || 'which-tile';
		const text = say(what) + (left.length > 1 ? ' ' + say('tray-count', { number: left.length }) : '');
		if (line.textContent !== text) line.textContent = text;
	};
	const isMany = tiles.length > FEW;
	tray.classList.toggle('many', isMany);
	put(tray, line, ...(isMany ? [narrowing(tiles, show)] : []), list);
	if (isMany) see();
	else show(tiles);
	inSight();
	// By keys and by ear the tiles come right after the place.
	if (focused() && focused().closest('.place')) line.focus({ preventScroll: true });
	board.uncover([x + 0.5, y + 0.5], tray);
}

// -- cards --

/** Own cards, face down; `under` makes what may be done with one while it is seen. */
function ownCards(cards, under) {
	return [h('p.hint', say('tap-card')), h('ul.cards',
		...cards.map((card, index) => {
			const act = h('div');
			const item = h('li');
			const look = () => item.firstChild.click();
			item.append(ownCard(card, index + 1, (up) => {
				if (under) {
					put(act, up ? under(card, index, item)
						: h('button.plain', { onclick: look }, say('look')));
				}
			}), act);
			return item;
		}))];
}

/** Answers that are cards. */
function formOfOwnCards(question) {
	const own = question.answers.filter((one) => one.card);
	return [...ownCards(own.map((one) => one.card), (card, index) =>
		acting({ class: question.topic === 'keep' ? 'plain' : 'answer small', 'data-answer': own[index].index },
			() => reply(question, { answer: own[index].index }), own[index].label)),
	...plainAnswers(question)];
}

/** Answers that are no cards, as buttons. */
function plainAnswers(question) {
	const plain = question.answers.filter((one) => !one.card);
	return plain.length ? [h('div.answers', ...plain.map((one) =>
		answerButton(one, () => reply(question, { answer: one.index }))))] : [];
}

/** So many cards are picked, and sent together. */
function formOfCards(question) {
	const [least, most] = question.count;
	const picked = [];
	const changes = new Set();
	const times = (card) => picked.filter((id) => id === card.id).length;
	const done = acting({ class: 'answer main', 'data-done': question.index },
		() => reply(question, { cards: picked }));
	const change = () => {
		done.textContent = say('picked', { number: picked.length, of: most });
		done.unready = picked.length < least || picked.length > most;
		changes.forEach((one) => one());
		busy();
	};
	const toggle = (card) => {
		const full = picked.length === most;
		if (times(card) && (full || times(card) === (card.copies || 1))) {
			while (times(card)) picked.splice(picked.indexOf(card.id), 1);
		} else if (!full) picked.push(card.id);
		else if (most === 1) picked[0] = card.id;
		else return;
		change();
	};
	const inHand = question.cards.every((card) => state.hand.some((held) => held.id === card.id));
	const parts = inHand ? pickOfHand(question.cards, times, toggle, changes)
		: pickOfDeck(question.cards, times, toggle, changes);
	change();
	return [...parts, done];
}

function pickOfHand(cards, times, toggle, changes) {
	return ownCards(cards, (card, index, item) => {
		const button = h('button.answer.small', { 'data-pick': index,
			onclick: () => toggle(card) });
		const change = () => {
			const is = times(card) > 0;
			item.classList.toggle('picked', is);
			button.textContent = say(is ? 'pick-back' : 'pick');
			attr(button, 'pressed', is);
		};
		changes.add(change);
		change();
		return button;
	});
}

/** The titles of a printed deck; a card of which there are copies is picked once for each. */
function pickOfDeck(cards, times, toggle, changes) {
	const list = h('ul.deck');
	let marks = [];
	const mark = () => marks.forEach((one) => one());
	const search = h('input', { type: 'search', autocomplete: 'off', label: say('search'),
		placeholder: say('search'), oninput: () => fill(true) });
	const inside = h('div', { hidden: true }, search, list);
	const open = h('button.answer', { 'data-deck': true,
		onclick: () => show(inside.hidden) });
	const hide = () => show(false);
	const show = (is) => {
		inside.hidden = !is;
		open.textContent = say(is ? 'deck-close' : 'deck-open');
		attr(open, 'aria-expanded', is);
		hiding[is ? 'add' : 'delete'](hide);
		fill(is);
	};
	const fill = (is) => {
		const wanted = search.value.trim().toLowerCase();
		const seen = is ? cards.filter((card) =>
			(card.title + ' ' + card.text).toLowerCase().includes(wanted)) : [];
		put(list);
		marks = seen.map((card) => {
			const button = h('button', { 'data-card': card.id, onclick: () => toggle(card) }, h('strong'),
				h('span', card.text), h('span.shield', card.points));
			list.append(h('li', button));
			return () => {
				const count = times(card);
				attr(button, 'pressed', count > 0);
				button.firstChild.textContent = card.title + (count > 1 ? ' ×' + count : '');
			};
		});
		mark();
	};
	changes.add(mark);
	show(false);
	return [open, inside];
}

// -- throws --

function formOfThrow(question) {
	const given = question.throw;
	const send = (body) => reply(question, { throw: body });
	if (given.needs.includes('distance')) return formOfDistance(given, send);
	const hit = new Set();
	const parts = formOfAnswers(question, (one) => {
		if (!hit.delete(one.index)) hit.add(one.index);
		page.querySelectorAll(`[data-answer="${one.index}"],[data-point="${one.index}"]`).forEach((button) =>
			attr(button, 'pressed', isHit(one)));
		done.unready = !hit.size;
		busy();
	}, hit);
	const done = acting({ class: 'answer main', 'data-done': question.index },
		() => send({ hits: [...hit] }), given.record || say('done'));
	done.unready = true;
	bar(done);
	return [...parts, done];
}

function formOfDistance(given, send) {
	const distance = h('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', name: 'distance' });
	const { units } = given;
	const unit = h('select', { name: 'unit', label: say('unit') }, ...units.map((one) =>
		h('option', { value: one.unit }, one.label)));
	unit.value = memory.get('unit');
	if (!unit.value) unit.selectedIndex = 0;
	const off = h('input', { type: 'checkbox', name: 'off' });
	const form = h('form.throw',
		h('label.wide', h('span', given.distance || ''), distance), unit,
		given.off && h('label.check', off, h('span', given.off)),
		acting({ class: 'answer main', type: 'submit', 'data-done': true }, () => {}, given.record));
	on(form, 'submit', (event) => {
		event.preventDefault();
		memory.set('unit', unit.value);
		const text = distance.value.trim().replace(',', '.');
		send({ distance: text && isFinite(text) ? Number(text) : undefined,
			unit: unit.value || undefined, off: off.checked });
	});
	return [form];
}

// ---- the board in words ----

/** The board as a list that is gone through by ear and keys: its features, places and tiles. */
const walk = { filter: 'open', at: null, told: null, of: '', language: null, element: null };

/** The list, which is fetched once it is opened and kept true while it is. */
function boardInWords() {
	if (!walk.element || walk.language !== language) {
		Object.assign(walk, { language, of: '', told: null, inside: h('div.walk') });
		walk.element = h('details', { id: 'words', ontoggle: learnBoard },
			h('summary', say('words')), walk.inside);
	}
	learnBoard();
	return walk.element;
}

async function learnBoard() {
	const of = game + ' ' + state.revision + language;
	if (!walk.element.open || walk.of === of) return;
	walk.of = of;
	try {
		const told = await fetch('/board' + query({ language }));
		const text = told.ok ? await told.text() : null;
		if (walk.of !== of) return;
		if (text === null) walk.of = '';
		else if (text !== walk.text || !walk.inside.firstChild) {
			walk.text = text;
			walk.told = JSON.parse(text);
			layWalk();
		}
	} catch (error) { walk.of = ''; }
}

/** The lines of the list, by the filter: words, and the tile that they lead to. */
function listed({ features, places, tiles }) {
	const of = (all) => all.map((one) => [one.words, one.tiles ? one.tiles[0] : one.at]);
	switch (walk.filter) {
		case 'mine': return of(features.filter((one) => one.owners.includes(state.seat)));
		case 'open': return of(features.filter((one) => one.open));
		case 'largest': return of([...features].sort((one, other) => other.size - one.size).slice(0, 12));
		case 'places': return places.map((one) => [one.words]);
		case 'tiles': return of(tiles);
		default: return of(features);
	}
}

/** A button of the walk; its name finds it again when all is laid anew. */
const step = (name, given, act, text) =>
	h('button', { 'data-walk': name, onclick: act, ...given }, text);

function walkTo(at) {
	walk.at = at;
	layWalk();
	const heading = walk.inside.querySelector('h2');
	if (heading) heading.focus();
}

function layWalk() {
	const focus = focused() && walk.inside.contains(focused())
		? focused().getAttribute('data-walk') : null;
	const told = walk.told || { features: [], places: [], tiles: [] };
	const filters = ['mine', 'open', 'largest', 'everything', 'places', 'tiles'].filter((name) =>
		isHand || name !== 'mine');
	const tabs = h('div.tabs', { role: 'group', label: say('words') }, ...filters.map((name) =>
		step(name, { pressed: String(walk.filter === name) }, () => {
			walk.filter = name;
			layWalk();
		}, say('words-' + name))));
	const lines = listed(told).map(([text, at], index) =>
		h('li', at ? step('line-' + index, {}, () => walkTo(at), text) : text));
	put(walk.inside, ...aroundTile(told), tabs,
		lines.length ? h('ul', ...lines) : h('p', say('words-none')));
	const again = focus && walk.inside.querySelector(`[data-walk="${focus}"]`);
	if (again) again.focus({ preventScroll: true });
}

/** The tile that was gone to, and what lies on its four sides. */
function aroundTile({ tiles, places }) {
	const find = (all, [x, y]) => all.find((one) => one.at[0] === x && one.at[1] === y);
	const here = walk.at && find(tiles, walk.at);
	if (!here) return [];
	const around = [[0, -1], [1, 0], [0, 1], [-1, 0]].map(([x, y], side) => {
		const at = [here.at[0] + x, here.at[1] + y];
		const tile = find(tiles, at);
		const there = tile || find(places, at);
		const text = say('side-' + side) + ': ' + (there ? there.words : say('words-nothing'));
		return h('li', tile ? step('side-' + side, {}, () => walkTo(at), text) : text);
	});
	return [h('h2', { tabindex: '-1' }, here.words), h('ul', ...around)];
}

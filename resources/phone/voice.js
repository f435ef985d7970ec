// ---- the voice: what happens, for whoever hears the page ----

/** How much is told: everything, what concerns this player, or nothing. */
const TOLD = ['all', 'mine', 'none'];
const told = () => memory.get('told') || TOLD[0];

/** Says lines, each once; what was said a while ago goes. */
function utter(lines) {
	if (told() === 'none') return;
	for (const line of lines) {
		if (!said.lastChild || said.lastChild.textContent !== line) said.append(h('p', line));
	}
	while (said.children.length > 9) said.firstChild.remove();
}

/** The state when something was told last. */
let uttered = null;

/** Tells what has happened since then, and nothing of a hand. */
function tellOn(turn, mine) {
	const { table, name, seat } = state;
	const ours = new Set();
	const line = (text, is) => {
		if (is) ours.add(text);
		return text;
	};
	const tiles = table.board ? table.board.tiles.length : 0;
	const news = (table.news || []).map((one) =>
		line(one.head + (one.about ? ': ' + one.about : ''), one.whom.includes(seat)));
	const titles = (table.titles || []).map((one) => line(one.title + ': ' + one.who, one.who === name));
	const player = table.players.find((one) => one.active);
	const before = uttered && uttered.game === game
		&& uttered.language === language ? uttered : null;
	// A tile that was taken back and laid again brings the same news.
	const known = before ? before.known : {};
	const old = [...(known[tiles] || [])];
	const fresh = news.filter((one) => {
		const at = old.indexOf(one);
		if (at >= 0) old.splice(at, 1);
		return at < 0;
	});
	known[tiles] = [...news, ...old];
	uttered = { game, language, known, tiles, turn, titles: titles.length ? titles : before ? before.titles : [],
		who: player ? player.name : before && before.who };
	if (!before) return utter([turn]);
	const lines = tiles > before.tiles && table.placed && before.who
		? [line(say('placed', { name: before.who, tile: table.placed }), before.who === name)] : [];
	lines.push(...fresh, ...titles.filter((one) => !before.titles.includes(one)
		&& !fresh.some((other) => other.includes(one.split(':')[0]))));
	const own = told() === 'mine' ? lines.filter((one) => ours.has(one)) : lines;
	if (turn !== before.turn && (mine || table.finished || told() !== 'mine')) own.push(turn);
	utter(own);
}

/** Chooses how much is told. */
function amounts() {
	const select = h('select', { id: 'told', onchange: () => memory.set('told', select.value) },
		...TOLD.map((key) => h('option', { value: key }, say('told-' + key))));
	select.value = told();
	return h('label.language', h('span', say('told')), select);
}

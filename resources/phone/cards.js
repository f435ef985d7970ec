// ---- cards ----

/** How long a card lies face up. */
const LOOK = 10000;
/** All that is hidden when the phone is put away. */
const hiding = new Set();

function hideAll() {
	hiding.forEach((hide) => hide());
}

/** The pictures of the hand, loaded when it is dealt: whoever turns a card asks the laptop nothing. */
let loaded = new Map();

function load(hand) {
	const names = new Set(hand.flatMap((card) => [card.picture, card.mark]));
	loaded = new Map([...names].map((name) => [name, loaded.get(name) || picture(name)]));
}

/** A picture of the hand. */
function drawn(name, kind) {
	const image = loaded.get(name);
	if (!image) return picture(name, '', kind);
	const canvas = h('canvas', { class: kind });
	const draw = () => {
		canvas.width = image.naturalWidth;
		canvas.height = image.naturalHeight;
		canvas.getContext('2d').drawImage(image, 0, 0);
	};
	if (image.naturalWidth) draw();
	else on(image, 'load', draw);
	return canvas;
}

/** The content of a card, face up. */
function face(card) {
	return [
		h('span.card-title', card.title),
		drawn(card.picture, 'example'),
		h('span.card-text', card.text),
		...(card.progress ? [h('span.progress', card.progress)] : []),
		...(card.judged ? [h('span.progress', card.judged)] : []),
		h('span.card-foot', drawn(card.mark, 'mark'), h('span.origin', card.origin),
			h('span.shield', card.points,
				h('span.heard', ' ' + say('points')))),
	];
}

/** A card that lies open for all. */
function openCard(card) {
	return h('li.card.up', { 'data-card': card.id, 'data-set': card.set }, ...face(card));
}

/** A card that only its owner sees: face down, and nothing of it in the page until it is turned. */
function ownCard(card, number, turned) {
	let timer = 0;
	const button = h('button.card', { 'aria-live': 'polite' });
	const turn = (up) => {
		clearTimeout(timer);
		button.classList.toggle('up', up);
		if (up) {
			attr(button, 'data-card', card.id);
			attr(button, 'data-set', card.set);
			button.removeAttribute('aria-label');
			put(button, ...face(card), h('span.heard', say('card-up')));
			timer = setTimeout(() => turn(false), LOOK);
			hiding.add(hide);
		} else {
			button.removeAttribute('data-card');
			button.removeAttribute('data-set');
			attr(button, 'label', say('card-down', { number }));
			put(button, symbol('crown'), h('span.number', String(number)));
			hiding.delete(hide);
		}
		if (turned) turned(up);
	};
	const hide = () => turn(false);
	on(button, 'click', () => turn(!button.classList.contains('up')));
	turn(false);
	return button;
}

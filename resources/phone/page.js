// The page of King's Order: a player's own hand and turn, and the table for everybody.
'use strict';

// ---- words ----

let words = {};
let language = null;

/** The text of that key, with what is put into it. */
function say(key, given) {
	return (words[key] || '').replace(/\{\s*\$(\w+)\s*\}/g, (all, name) =>
		given && name in given ? String(given[name]) : all);
}

/** What this phone remembers; private windows may refuse to. */
const memory = {
	get(key) {
		try { return localStorage.getItem('kings-order-' + key); } catch (e) { return null; }
	},
	set(key, value) {
		try { localStorage.setItem('kings-order-' + key, value); } catch (e) { /* no matter */ }
	},
};

/** What says whose phone this is: no cookie, which every server on the laptop would be shown. */
const own = () => {
	const token = memory.get('token');
	return token ? { Authorization: 'Bearer ' + token } : {};
};

async function learn() {
	const known = await fetch('/words' + query({ language }), { cache: 'no-store' });
	if (known.status === 400 && language) {
		language = null;
		return learn();
	}
	if (!known.ok) throw new Error('no words');
	words = await known.json();
	document.documentElement.lang = say('language-code') || 'en';
	offline.textContent = say('offline');
}

/** The language that was chosen here, or else that of a player's phone. */
function guess() {
	const own = isHand || location.hash ? navigator.language.slice(0, 2).toLowerCase() : null;
	return memory.get('language') || own;
}

// ---- small things ----

const page = document.getElementById('page');
const offline = document.getElementById('offline');
const notice = document.getElementById('notice');
const said = document.getElementById('said');
const isHand = location.pathname === '/hand';

/** An element. Text goes in as text, never as markup. */
function h(tag, given, ...inside) {
	const element = document.createElement(tag);
	if (tag === 'button') element.type = 'button';
	for (const [name, value] of Object.entries(given || {})) {
		if (value === null || value === undefined || value === false) continue;
		if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
		else if (name === 'value' || name === 'checked' || name === 'disabled') element[name] = value;
		else element.setAttribute(name, value === true ? '' : value);
	}
	element.append(...inside.filter(Boolean));
	return element;
}

function query(given) {
	const pairs = Object.entries(given)
		.filter((pair) => pair[1] !== null && pair[1] !== undefined)
		.map(([key, value]) => key + '=' + encodeURIComponent(value));
	return pairs.length ? '?' + pairs.join('&') : '';
}

const SYMBOLS = {
	crown: 'M3 8l4.5 4L12 5l4.5 7L21 8l-2 10H5zM5 19.5h14V21H5z',
	mask: 'M2 8c4-2 7-1 10 1 3-2 6-3 10-1 0 6-2 9-5.5 9-2.5 0-3.5-2.5-4.5-2.5S10 17 7.5 17'
		+ 'C4 17 2 14 2 8zm3.5 3c1 1.8 3 1.8 4 .7-1-1.5-2.7-1.7-4-.7zm13 0c-1 1.8-3 1.8-4 .7'
		+ ' 1-1.5 2.7-1.7 4-.7z',
	undo: 'M9 5L3 10.5 9 16v-3.5h5a3.5 3.5 0 010 7H8V22h6a6 6 0 000-12H9z',
};

function symbol(name) {
	const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	const path = document.createElementNS(svg.namespaceURI, 'path');
	svg.setAttribute('viewBox', '0 0 24 24');
	svg.setAttribute('class', 'symbol ' + name);
	svg.setAttribute('aria-hidden', 'true');
	path.setAttribute('d', SYMBOLS[name]);
	svg.append(path);
	return svg;
}

let game = '';

/** A picture that the laptop has drawn. Colours differ between games: kept ones are told apart. */
function picture(name, label, kind) {
	const at = (again) => '/picture/' + name + '.png' + query({ game, again });
	let tries = 0;
	const image = h('img', { src: at(), alt: label || '', class: kind, draggable: 'false' });
	image.addEventListener('error', () => {
		tries += 1;
		image.classList.add('missing');
		if (tries < 5) setTimeout(() => { image.src = at(tries); }, 1500 * tries);
	});
	image.addEventListener('load', () => image.classList.remove('missing'));
	return image;
}

/** One thing alone on the page. */
function alone(id, ...inside) {
	page.className = 'alone';
	page.replaceChildren(h('main', { class: 'sheet', id }, symbol('crown'), ...inside));
}

const watch = () => h('a', { class: 'button', href: '/' }, say('watch'));

let noticing = 0;

function tell(text) {
	notice.textContent = text;
	notice.hidden = false;
	clearTimeout(noticing);
	noticing = setTimeout(hush, 6000);
}

/** What was refused is not told any longer once something else was taken. */
function hush() {
	notice.hidden = true;
	notice.textContent = '';
}

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
	else image.addEventListener('load', draw);
	return canvas;
}

/** What stands on a card, face up. */
function face(card) {
	return [
		h('span', { class: 'card-title' }, card.title),
		drawn(card.picture, 'example'),
		h('span', { class: 'card-text' }, card.text),
		h('span', { class: 'card-foot' }, drawn(card.mark, 'mark'), h('span', { class: 'origin' }, card.origin),
			h('span', { class: 'shield' }, String(card.points),
				h('span', { class: 'heard' }, ' ' + say('points')))),
	];
}

/** A card that lies open for all. */
function openCard(card) {
	return h('li', { class: 'card up', 'data-card': card.id, 'data-set': card.set }, ...face(card));
}

/** A card that only its owner sees: face down, and nothing of it in the page until it is turned. */
function ownCard(card, number, turned) {
	let timer = 0;
	const button = h('button', { class: 'card', 'aria-live': 'polite' });
	const turn = (up) => {
		clearTimeout(timer);
		button.classList.toggle('up', up);
		if (up) {
			button.setAttribute('data-card', card.id);
			button.setAttribute('data-set', card.set);
			button.removeAttribute('aria-label');
			button.replaceChildren(...face(card), h('span', { class: 'heard' }, say('card-up')));
			timer = setTimeout(() => turn(false), LOOK);
			hiding.add(hide);
		} else {
			button.removeAttribute('data-card');
			button.removeAttribute('data-set');
			button.setAttribute('aria-label', say('card-down', { number }));
			button.replaceChildren(symbol('crown'), h('span', { class: 'number' }, String(number)));
			hiding.delete(hide);
		}
		if (turned) turned(up);
	};
	const hide = () => turn(false);
	button.addEventListener('click', () => turn(!button.classList.contains('up')));
	turn(false);
	return button;
}

// ---- the board ----

/** A tile's side on the stage, in pixels before it is scaled. */
const UNIT = 96;

class Board {
	constructor() {
		this.tiles = h('div');
		this.pieces = h('div');
		this.marks = h('div');
		this.stage = h('div', { class: 'stage' }, this.tiles, this.pieces, this.marks);
		const zoom = (by) => this.zoom(by, this.size.width / 2, this.size.height / 2);
		const tool = (sign, label, act) =>
			h('button', { class: 'tool', 'aria-label': label, onclick: act }, sign);
		this.element = h('div', { class: 'board', role: 'group', 'aria-label': say('board') }, this.stage);
		/** Below the board, where they cover no place. */
		this.tools = h('div', { class: 'tools' },
			tool('+', say('zoom-in'), () => zoom(1.4)),
			tool('−', say('zoom-out'), () => zoom(1 / 1.4)),
			tool('⤢', say('zoom-fit'), () => this.home()));
		/** The middle of what is seen, in tiles, and how large a tile is drawn. */
		this.view = { x: 0.5, y: 0.5, scale: 1 };
		/** Where somebody moved it: kept from turn to turn. */
		this.kept = null;
		this.near = null;
		this.shown = '';
		this.drawn = new Map();
		this.size = { width: 0, height: 0 };
		this.box = [0, 0, 1, 1];
		this.listen();
		new ResizeObserver(() => this.resized()).observe(this.element);
	}

	/** Draws the tiles and pieces; only what is new is made anew. */
	show(board) {
		const text = JSON.stringify(board) + game;
		if (text === this.shown) return;
		this.shown = text;
		const tiles = new Map();
		for (const tile of board.tiles) {
			const key = [tile.x, tile.y, tile.tile, tile.turn, game].join();
			const image = this.drawn.get(key) || picture('tile/' + tile.tile + '/' + tile.turn, '', 'tile');
			this.drawn.delete(key);
			image.style.transform = `translate(${tile.x * UNIT}px,${tile.y * UNIT}px)`;
			const last = board.last && board.last[0] === tile.x && board.last[1] === tile.y;
			image.classList.toggle('last', Boolean(last));
			if (!image.isConnected) this.tiles.append(image);
			tiles.set(key, image);
		}
		this.drawn.forEach((image) => image.remove());
		this.drawn = tiles;
		this.pieces.replaceChildren(...board.pieces.map((piece) => {
			const image = picture(piece.picture, '', 'piece');
			const size = piece.size * UNIT;
			image.style.width = image.style.height = size + 'px';
			image.style.transform = `translate(${piece.x * UNIT - size / 2}px,${piece.y * UNIT - size / 2}px)`
				+ (piece.lying ? ' rotate(-90deg)' : '');
			return image;
		}));
		this.last = board.last;
		this.all = board.tiles.map((tile) => [tile.x, tile.y]);
		this.measure();
	}

	/** What has to be seen: the tiles and the places. */
	measure() {
		const all = (this.all || []).concat(this.places || []);
		if (!all.length) return;
		const xs = all.map((at) => at[0]);
		const ys = all.map((at) => at[1]);
		this.box = [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
		if (!this.kept && !this.near) this.fit();
	}

	/** Glowing places; `chosen` is told which was touched. */
	ask(places, chosen) {
		this.near = null;
		this.places = places;
		this.marks.replaceChildren(...places.map(([x, y], index) => {
			const label = say('place', { number: index + 1, column: x, row: y });
			const mark = h('button', { class: 'place', 'data-place': x + ',' + y, 'aria-label': label,
				'aria-pressed': 'false', onclick: () => chosen([x, y]) });
			mark.style.transform = `translate(${x * UNIT}px,${y * UNIT}px)`;
			mark.at = [x + 0.5, y + 0.5];
			return mark;
		}));
		this.measure();
		if (this.kept) this.look(this.kept);
		else this.fit();
	}

	/** Marks a place. A board that is too small for a finger is drawn larger there. */
	pick([x, y]) {
		for (const mark of this.marks.children) {
			const is = mark.getAttribute('data-place') === x + ',' + y;
			mark.classList.toggle('chosen', is);
			mark.setAttribute('aria-pressed', String(is));
		}
		const scale = 44 / UNIT;
		if (this.view.scale < scale) this.look({ x: x + 0.5, y: y + 0.5, scale });
	}

	/** Glowing numbered points; near them the board is drawn large. */
	point(points, chosen) {
		const taken = [];
		const used = points.map((point) => {
			// What stands at one point is spread, so that each can be touched.
			let [x, y] = point.at;
			while (taken.some((other) => Math.hypot(other[0] - x, other[1] - y) < 0.18)) x += 0.2;
			taken.push([x, y]);
			return { x, y, point };
		});
		this.places = [];
		this.marks.replaceChildren(...used.map(({ x, y, point }) => {
			const mark = h('button', { class: 'point', 'data-point': point.index,
				'aria-label': point.number + ': ' + point.label, onclick: () => chosen(point) },
			String(point.number));
			mark.style.left = x * UNIT + 'px';
			mark.style.top = y * UNIT + 'px';
			mark.at = [x, y];
			return mark;
		}));
		if (!used.length) return;
		const xs = used.map((one) => one.x);
		const ys = used.map((one) => one.y);
		let box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
		const [left, top] = this.last || [NaN, NaN];
		if (box[0] >= left && box[1] >= top && box[2] <= left + 1 && box[3] <= top + 1) {
			box = [left, top, left + 1, top + 1];
		}
		this.near = [box[0] - 0.45, box[1] - 0.45, box[2] + 0.45, box[3] + 0.45];
		this.fit();
	}

	quiet() {
		this.places = [];
		this.near = null;
		this.marks.replaceChildren();
		this.measure();
	}

	// -- where it is looked at --

	/** Draws all of it, or what is near. */
	fit() {
		const [left, top, right, bottom] = this.near || this.box;
		const margin = this.near ? 0 : 0.3;
		const width = right - left + margin;
		const height = bottom - top + margin;
		const scale = Math.min(this.size.width / width, this.size.height / height) / UNIT;
		this.look({ x: (left + right) / 2, y: (top + bottom) / 2,
			scale: Math.min(scale, this.near ? 2.2 : 1.5) });
	}

	/** Back to all of it. */
	home() {
		this.keep(null);
		this.near = null;
		this.fit();
	}

	keep(view) {
		if (this.near) return;
		this.kept = view;
		memory.set('view', JSON.stringify(view && { game, ...view }));
	}

	recall() {
		try {
			const view = JSON.parse(memory.get('view'));
			if (view && view.game === game) this.kept = view;
		} catch (e) { /* nothing is kept */ }
	}

	look(view) {
		this.view = { ...view, scale: Math.min(4, Math.max(0.12, view.scale || 1)) };
		const { x, y, scale } = this.view;
		const dx = this.size.width / 2 - x * UNIT * scale;
		const dy = this.size.height / 2 - y * UNIT * scale;
		this.stage.style.transform = `translate(${dx}px,${dy}px) scale(${scale})`;
		this.stage.style.setProperty('--still', String(1 / scale));
	}

	resized() {
		const size = { width: this.element.clientWidth, height: this.element.clientHeight };
		if (!size.width || (size.width === this.size.width && size.height === this.size.height)) return;
		this.size = size;
		if (this.kept && !this.near) this.look(this.kept);
		else this.fit();
	}

	move(dx, dy) {
		const { x, y, scale } = this.view;
		const [left, top, right, bottom] = this.box;
		const within = (value, low, high) => Math.min(high, Math.max(low, value));
		this.look({
			x: within(x - dx / UNIT / scale, left, right),
			y: within(y - dy / UNIT / scale, top, bottom),
			scale,
		});
		this.keep(this.view);
	}

	/** Moves a place up that would lie under something, and draws it smaller where there is little room. */
	uncover([x, y], cover) {
		const bar = document.getElementById('who').offsetHeight;
		const bottom = cover.getBoundingClientRect().top;
		const above = () => this.element.getBoundingClientRect().top;
		const side = UNIT * this.view.scale;
		if (above() + this.onScreen([x, y]).y + side * 0.6 <= bottom) return;
		if (bottom - Math.max(bar, above()) < side * 1.2) scrollBy(0, above() - bar);
		const room = bottom - Math.max(bar, above());
		const scale = Math.max(44, Math.min(side, room / 1.2)) / UNIT;
		const middle = bottom - above() - UNIT * scale * 0.6;
		this.look({ x: this.view.x, y: y + (this.size.height / 2 - middle) / UNIT / scale, scale });
	}

	/** The point under the fingers stays where it is. */
	zoom(by, sx, sy) {
		const { x, y, scale } = this.view;
		const next = Math.min(4, Math.max(0.12, scale * by));
		const [ox, oy] = [sx - this.size.width / 2, sy - this.size.height / 2];
		const shift = (1 / scale - 1 / next) / UNIT;
		this.look({ x: x + ox * shift, y: y + oy * shift, scale: next });
		this.keep(this.view);
	}

	// -- fingers, mouse and keys --

	listen() {
		const board = this.element;
		const down = new Map();
		let moved = false;
		let under = null;
		let tapped = { time: 0, x: 0, y: 0 };
		const here = (event) => {
			const box = board.getBoundingClientRect();
			return { x: event.clientX - box.left, y: event.clientY - box.top };
		};
		board.addEventListener('pointerdown', (event) => {
			if (event.button > 0) return;
			if (!down.size) moved = false;
			const at = here(event);
			under = event.target.closest('[data-place],[data-point]');
			down.set(event.pointerId, { ...at, from: at });
			if (down.size > 1) moved = true;
		});
		board.addEventListener('pointermove', (event) => {
			const one = down.get(event.pointerId);
			if (!one) return;
			if (event.pointerType === 'mouse' && !event.buttons) return void down.delete(event.pointerId);
			const at = here(event);
			if (!moved && Math.hypot(at.x - one.from.x, at.y - one.from.y) < 8) return;
			moved = true;
			board.classList.add('moving');
			try { board.setPointerCapture(event.pointerId); } catch (e) { /* it has gone */ }
			const others = [...down].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
			if (others.length) {
				const other = others[0];
				const middle = (p) => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
				const [was, is] = [middle(one), middle(at)];
				const apart = (p) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
				this.move(is.x - was.x, is.y - was.y);
				this.zoom(apart(at) / apart(one), is.x, is.y);
			} else this.move(at.x - one.x, at.y - one.y);
			one.x = at.x;
			one.y = at.y;
		});
		const up = (event) => {
			down.delete(event.pointerId);
			if (!down.size) board.classList.remove('moving');
		};
		for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, up);
		board.addEventListener('click', (event) => {
			// A drag that ends on a place chooses nothing; a key is no drag.
			if (moved && event.detail > 0) {
				moved = false;
				event.stopPropagation();
				event.preventDefault();
				return;
			}
			if (event.target.closest('button')) return;
			const at = here(event);
			// The board may have moved since.
			const mark = under && under.isConnected ? under : this.nearest(at);
			if (mark) return void mark.click();
			const twice = event.timeStamp - tapped.time < 350
				&& Math.hypot(at.x - tapped.x, at.y - tapped.y) < 30;
			tapped = { time: twice ? 0 : event.timeStamp, ...at };
			if (twice) this.home();
		}, true);
		board.addEventListener('wheel', (event) => {
			event.preventDefault();
			const at = here(event);
			this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), at.x, at.y);
		}, { passive: false });
		board.addEventListener('scroll', () => { board.scrollLeft = board.scrollTop = 0; });
		board.addEventListener('focusin', (event) => {
			const mark = event.target;
			if (down.size || !mark.at) return;
			const at = this.onScreen(mark.at);
			const off = at.x < 20 || at.y < 20 || at.x > this.size.width - 20
				|| at.y > this.size.height - 20;
			if (off) this.look({ x: mark.at[0], y: mark.at[1], scale: this.view.scale });
		});
	}

	onScreen([x, y]) {
		const { scale } = this.view;
		return {
			x: this.size.width / 2 + (x - this.view.x) * UNIT * scale,
			y: this.size.height / 2 + (y - this.view.y) * UNIT * scale,
		};
	}

	/** The mark that was meant by a touch beside it. */
	nearest(at) {
		let best = null;
		let least = 34;
		for (const mark of this.marks.children) {
			const is = this.onScreen(mark.at);
			const far = Math.hypot(is.x - at.x, is.y - at.y);
			if (far < least) [best, least] = [mark, far];
		}
		return best;
	}
}

// ---- the connection ----

const source = isHand ? '/seat' : '/state';
let state = null;
let asking = null;
let failures = 0;
let turnOfLoop = 0;

const wait = (time) => new Promise((done) => setTimeout(done, time));

/** Asks for what is new, again and again. Only the newest loop goes on. */
async function listen() {
	turnOfLoop += 1;
	const mine = turnOfLoop;
	if (asking) asking.abort();
	// An answer at once shows that the table is back.
	let after = null;
	while (mine === turnOfLoop) {
		const control = new AbortController();
		asking = control;
		const late = setTimeout(() => control.abort(), after === null ? 6000 : 28000);
		let delay = 0;
		try {
			if (!Object.keys(words).length) await learn();
			const answer = await fetch(source + query({ after, language }),
				{ cache: 'no-store', headers: own(), signal: control.signal });
			const fresh = answer.status === 200 ? await answer.json() : null;
			if (mine !== turnOfLoop) return;
			if (answer.status === 401) return void ended();
			if (fresh) take(fresh);
			else if (answer.status !== 204) throw new Error('status ' + answer.status);
			reached();
			after = state ? state.revision : null;
		} catch (error) {
			if (mine !== turnOfLoop) return;
			after = null;
			failures += 1;
			if (failures > 1) offline.hidden = false;
			delay = Math.min(3000, 250 * 2 ** failures);
		}
		clearTimeout(late);
		if (delay) await wait(delay);
	}
}

function reached() {
	failures = 0;
	offline.hidden = true;
}

function take(fresh) {
	if (state && fresh.game === state.game && fresh.revision < state.revision) return;
	game = fresh.game;
	state = fresh;
	if (sent !== null && (sent.game !== game || fresh.revision !== sent.revision)) free();
	if (isHand) drawHand();
	else {
		drawTable();
		turnUp(state);
	}
}

/** The laptop knows this phone no more: nothing of its hand stays. */
function ended() {
	turnOfLoop += 1;
	asking.abort();
	state = null;
	reached();
	memory.set('token', '');
	alone('again', h('h1', null, say('scan-again')), h('p', null, say('scan-again-about')), watch());
}

// ---- answers ----

/** What was sent, until the table has moved on by it. */
let sent = null;
let sending = false;
let freeing = 0;
let lastSent = -Infinity;

function busy() {
	page.querySelectorAll('[data-acts]').forEach((button) => {
		button.disabled = sending || sent !== null || button.unready === true;
	});
}

function free() {
	sent = null;
	clearTimeout(freeing);
	busy();
}

function post(to, body) {
	const control = new AbortController();
	setTimeout(() => control.abort(), 9000);
	return fetch(to + query({ language }), {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Kings-Order': '1', ...own() },
		body: JSON.stringify(body),
		signal: control.signal,
	});
}

/** Sends an answer, once. */
async function answer(body) {
	if (sending || sent !== null || !state) return;
	// The second of two quick taps.
	if (latest - earlier < 400 && Date.now() - latest < 50) return;
	const { revision } = state;
	// What was answered folds up, and what the table waits for is open again; the table may have
	// moved on before the answer is known to be taken.
	const open = unfolded;
	unfolded = null;
	let taken = false;
	sending = true;
	lastSent = Date.now();
	busy();
	try {
		const said = await post('/answer', { revision, ...body });
		taken = said.status === 200;
		if (taken) {
			hush();
			if (state && state.game === game && state.revision === revision) {
				sent = { game, revision };
				freeing = setTimeout(() => { free(); listen(); }, 3000);
			}
		} else if (said.status === 409) {
			take(await said.json());
			tell(say('moved-on'));
		} else if (said.status === 422) tell((await said.json()).refused);
		else if (said.status === 401) ended();
		else {
			tell(say('not-taken'));
			listen();
		}
	} catch (error) {
		tell(say('not-taken'));
		listen();
	}
	if (!taken && unfolded === null) unfolded = open;
	sending = false;
	busy();
}

/** What answers a question. */
const reply = (question, given) => answer({ question: question.index, ...given });

/** When the screen was tapped last, and before. */
let [earlier, latest] = [0, 0];
addEventListener('click', (event) => {
	if (event.detail) [earlier, latest] = [latest, Date.now()];
}, true);

/** A button that sends something. */
function acting(given, act, ...inside) {
	const button = h('button', { 'data-acts': true, onclick: act, ...given }, ...inside);
	button.disabled = sending || sent !== null;
	return button;
}

// ---- what is asked ----

/** Which question is unfolded: the first that the table waits for, or the one that was touched. */
let unfolded = null;
let drawnAsked = '';
let board = null;
let urgent = [];
let place = null;

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
	said.textContent = fresh.map(word).join(' ');
	// Everybody hears it: no word of a hand. What follows from one's own touch is seen anyway.
	const quiet = fresh.every((question) => question.secret) || Date.now() - lastSent < 2000;
	if (!quiet && navigator.vibrate) navigator.vibrate(40);
	return true;
}

/** What the bar says that stays. */
function whoseTurn() {
	const { asked, table, seat } = state;
	if (table.players[seat].active) return say('your-turn');
	return asked.some((question) => question.urgent) ? say('you-decide') : calm();
}

/** What happens while nothing is asked. */
const calm = () => (state.table.paused ? say('paused')
	: state.table.veiled ? say('veiled', { name: state.table.veiled }) : state.table.headline);

/** What is asked is seen, wherever the page was scrolled to. */
function seeAsked() {
	const first = document.querySelector('#asked > .urgent');
	if (!first) return;
	const { top, bottom } = first.getBoundingClientRect();
	const bar = document.getElementById('who').offsetHeight;
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
	layAsked();
	if (isFresh && !isFirst) seeAsked();
}

function layAsked() {
	const { asked, table } = state;
	const root = document.getElementById('asked');
	const focus = document.activeElement && root.contains(document.activeElement);
	place = null;
	if (board) board.quiet();
	const inside = groups(asked).map(drawGroup);
	if (!inside.some((one) => one.classList.contains('urgent'))) {
		inside.unshift(h('div', { class: 'calm' }, h('h2', null, calm()),
			h('p', null, table.finished ? '' : table.paused ? say('paused-about') : say('nothing-asked'))));
	}
	const undo = acting({ id: 'undo', class: 'plain' }, () => answer({ undo: true }), symbol('undo'),
		say('undo'));
	undo.hidden = !state.undo;
	root.replaceChildren(...inside, undo);
	if (focus) {
		const heading = root.querySelector('h2');
		if (heading) {
			heading.tabIndex = -1;
			heading.focus({ preventScroll: true });
		}
	}
}

function drawGroup(group) {
	const title = group.length > 1 ? say('act') : group[0].title;
	const chosen = group.find((question) => keyOf(question) === unfolded);
	if (!chosen) {
		const first = group[0];
		return h('section', { class: 'question folded' + (first.urgent ? ' urgent' : '') },
			h('button', { 'data-fold': first.index, 'aria-expanded': 'false', onclick: () => unfold(first) },
				title));
	}
	const tabs = group.length > 1 && h('div', { class: 'tabs' }, ...group.map((question) =>
		h('button', { 'data-tab': question.index, 'aria-pressed': String(question === chosen),
			onclick: () => unfold(question) }, question.title)));
	const section = h('section', { class: 'question' + (chosen.urgent ? ' urgent' : ''),
		'data-question': chosen.index, 'data-topic': chosen.topic },
	h('h2', null, title),
	chosen.about && h('p', { class: 'about' }, chosen.about), tabs);
	section.append(...drawForm(chosen));
	if (chosen.pass) {
		section.append(acting({ class: 'pass', 'data-pass': chosen.index },
			() => reply(chosen, { pass: true }), chosen.pass));
	}
	return section;
}

function unfold(question) {
	unfolded = keyOf(question);
	layAsked();
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
		if (sure) reply(question, { answer: one.index });
		else button.lastChild.firstChild.textContent = say('draw-sure');
		sure = true;
	});
}

/** The answers as buttons, and as points on the board where they can be pointed at. */
function formOfAnswers(question, chosen) {
	const list = question.answers.map((one, index) => ({ ...one, number: index + 1 }));
	const points = list.filter((one) => one.at);
	const parts = points.length ? withBoard() : [];
	if (parts.length) board.point(points, chosen);
	parts.push(h('div', { class: 'answers' }, ...list.map((one) => answerButton(one, chosen, parts.length))));
	return parts;
}

function answerButton(one, chosen, numbered) {
	return acting({ class: 'answer', 'data-answer': one.index }, (event) => chosen(one, event.currentTarget),
		numbered && one.at && h('span', { class: 'count' }, String(one.number)),
		one.picture && picture(one.picture, '', 'figure'),
		h('span', { class: 'words' }, h('strong', null, one.label), one.about && h('span', null, one.about)));
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

function formOfTile(question) {
	const tray = h('div', { class: 'tray', hidden: true, role: 'group', 'aria-label': say('tray') });
	const parts = withBoard();
	if (parts.length) {
		board.ask(question.places || [], (at) => {
			place = at;
			board.pick(at);
			fillTray(tray, question, at);
		});
	}
	parts.push(tray);
	if (question.answers.length) {
		parts.push(h('details', null, h('summary', null, say('unfit')), ...plainAnswers(question)));
	}
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
	const sides = [0, 1, 2, 3].map((side) => h('div', null, ...[...'crfv'].map((edge) => choice(edge + side,
		{ class: edge, 'aria-label': say('edge-' + edge) + ', ' + say('side-' + side) }, say('letter-' + edge)))));
	const shown = [...new Set(tiles.flatMap((one) => one.shows))].sort((one, other) => one - other);
	const chips = shown.map((it) => choice(it, null, say('shown-' + it)));
	const change = () => {
		const left = tiles.filter((one) => [...wanted].every((fact) => facts.get(one).includes(fact)));
		for (const [fact, button] of all) {
			const is = wanted.has(fact);
			const count = left.filter((one) => facts.get(one).includes(fact)).length;
			button.hidden = !is && (!count || (chips.includes(button) && count === left.length));
			button.setAttribute('aria-pressed', String(is));
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
	return h('div', { class: 'narrow' }, h('div', { class: 'blank' }, ...sides),
		h('div', { class: 'tabs' }, ...chips));
}

async function fillTray(tray, question, at) {
	const [x, y] = at;
	const { revision } = state;
	tray.hidden = false;
	tray.replaceChildren(h('p', null, say('loading')));
	const inSight = () => tray.scrollIntoView({ block: 'nearest' });
	inSight();
	let tiles = null;
	try {
		const said = await fetch('/fitting' + query({ x, y, language }), { cache: 'no-store' });
		if (said.ok) tiles = await said.json();
	} catch (error) { /* said below */ }
	if (place !== at || !tray.isConnected) return;
	if (!tiles) {
		tray.replaceChildren(h('p', null, say('not-taken')));
		if (state && state.revision === revision) listen();
		return;
	}
	const buttons = tiles.map((one) => {
		const image = picture('tile/' + one.tile + '/' + one.turn, '');
		image.loading = 'lazy';
		return acting({ class: 'tile-choice', 'data-tile': one.tile + '/' + one.turn, 'aria-label': one.name },
			() => reply(question, { tile: one.tile, x, y, turn: one.turn }), image);
	});
	const line = h('p', { 'aria-live': 'polite' });
	const list = h('div', { class: 'tiles' }, ...buttons);
	const show = (left) => {
		buttons.forEach((button, index) => {
			button.hidden = !left.includes(tiles[index]);
			button.classList.toggle('only', left.length === 1 && !button.hidden);
		});
		list.scrollTop = 0;
		const what = ['nothing-fits', 'only-fits'][left.length] || 'which-tile';
		if (line.textContent !== say(what)) line.textContent = say(what);
	};
	const isMany = tiles.length > FEW;
	tray.classList.toggle('many', isMany);
	tray.replaceChildren(line, ...(isMany ? [narrowing(tiles, show)] : []), list);
	if (!isMany) show(tiles);
	inSight();
	board.uncover([x + 0.5, y + 0.5], tray);
}

// -- cards --

/** Own cards, face down; `under` makes what may be done with one while it is seen. */
function ownCards(cards, under) {
	return [h('p', { class: 'hint' }, say('tap-card')), h('ul', { class: 'cards' },
		...cards.map((card, index) => {
			const act = h('div');
			const item = h('li');
			item.append(ownCard(card, index + 1, (up) => {
				act.replaceChildren(...(up && under ? [under(card, index, item)] : []));
			}), act);
			return item;
		}))];
}

/** Answers that are cards. */
function formOfOwnCards(question) {
	const own = question.answers.filter((one) => one.card);
	return [...ownCards(own.map((one) => one.card), (card, index) =>
		acting({ class: 'answer small', 'data-answer': own[index].index },
			() => reply(question, { answer: own[index].index }), own[index].label)),
	...plainAnswers(question)];
}

/** Answers that are no cards, as buttons. */
function plainAnswers(question) {
	const plain = question.answers.filter((one) => !one.card);
	return plain.length ? [h('div', { class: 'answers' }, ...plain.map((one) =>
		answerButton(one, () => reply(question, { answer: one.index }))))] : [];
}

/** So many cards are picked, and sent together. */
function formOfCards(question) {
	const [least, most] = question.count;
	const picked = new Set();
	const changes = new Set();
	const done = acting({ class: 'answer main', 'data-done': question.index },
		() => reply(question, { cards: [...picked] }));
	const change = () => {
		done.textContent = say('picked', { number: picked.size, of: most });
		done.unready = picked.size < least || picked.size > most;
		changes.forEach((one) => one());
		busy();
	};
	const toggle = (card) => {
		if (picked.has(card.id)) picked.delete(card.id);
		else if (picked.size < most) picked.add(card.id);
		else if (most === 1) {
			picked.clear();
			picked.add(card.id);
		} else return;
		change();
	};
	const inHand = question.cards.every((card) => state.hand.some((held) => held.id === card.id));
	const parts = inHand ? pickOfHand(question.cards, picked, toggle, changes)
		: pickOfDeck(question.cards, picked, toggle, changes);
	change();
	return [...parts, done];
}

function pickOfHand(cards, picked, toggle, changes) {
	return ownCards(cards, (card, index, item) => {
		const button = h('button', { class: 'answer small', 'data-pick': index,
			onclick: () => toggle(card) });
		const change = () => {
			const is = picked.has(card.id);
			item.classList.toggle('picked', is);
			button.textContent = say(is ? 'pick-back' : 'pick');
			button.setAttribute('aria-pressed', String(is));
		};
		changes.add(change);
		change();
		return button;
	});
}

/** The titles of a printed deck. */
function pickOfDeck(cards, picked, toggle, changes) {
	const list = h('ul', { class: 'deck' });
	const search = h('input', { type: 'search', autocomplete: 'off', 'aria-label': say('search'),
		placeholder: say('search') });
	const inside = h('div', { hidden: true }, search, list);
	const open = h('button', { class: 'answer', 'aria-expanded': 'false', 'data-deck': true });
	const hide = () => show(false);
	const show = (is) => {
		inside.hidden = !is;
		open.textContent = say(is ? 'deck-close' : 'deck-open');
		open.setAttribute('aria-expanded', String(is));
		if (is) hiding.add(hide);
		else hiding.delete(hide);
		fill(is);
	};
	const fill = (is) => {
		const wanted = search.value.trim().toLowerCase();
		const seen = is ? cards.filter((card) =>
			(card.title + ' ' + card.text).toLowerCase().includes(wanted)) : [];
		list.replaceChildren(...seen.map((card) => h('li', null, h('button', {
			'data-card': card.id, 'aria-pressed': String(picked.has(card.id)), onclick: () => toggle(card),
		}, h('strong', null, card.title), h('span', null, card.text),
		h('span', { class: 'shield' }, String(card.points))))));
	};
	search.addEventListener('input', () => fill(true));
	open.addEventListener('click', () => show(inside.hidden));
	changes.add(() => {
		list.querySelectorAll('button').forEach((button) =>
			button.setAttribute('aria-pressed', String(picked.has(button.getAttribute('data-card')))));
	});
	show(false);
	return [open, inside];
}

// -- throws --

function formOfThrow(question) {
	const given = question.throw || { needs: [] };
	const send = (body) => reply(question, { throw: body });
	if (given.needs.includes('distance')) return formOfDistance(given, send);
	const hit = new Set();
	const parts = formOfAnswers(question, (one) => {
		if (hit.has(one.index)) hit.delete(one.index);
		else hit.add(one.index);
		page.querySelectorAll(`[data-answer="${one.index}"],[data-point="${one.index}"]`).forEach((button) =>
			button.setAttribute('aria-pressed', String(hit.has(one.index))));
		done.unready = !hit.size;
		busy();
	});
	const done = acting({ class: 'answer main', 'data-done': question.index },
		() => send({ hits: [...hit] }), given.record || say('done'));
	done.unready = done.disabled = true;
	return [...parts, done];
}

function formOfDistance(given, send) {
	const distance = h('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', name: 'distance' });
	const units = given.units || [];
	const unit = h('select', { name: 'unit', 'aria-label': say('unit') }, ...units.map((one) =>
		h('option', { value: one.unit }, one.label)));
	unit.value = memory.get('unit') || (units[0] && units[0].unit) || '';
	if (!unit.value && units.length) unit.selectedIndex = 0;
	const off = h('input', { type: 'checkbox', name: 'off' });
	const form = h('form', { class: 'throw' },
		h('label', { class: 'wide' }, h('span', null, given.distance || ''), distance), unit,
		given.off && h('label', { class: 'check' }, off, h('span', null, given.off)),
		acting({ class: 'answer main', type: 'submit', 'data-done': true }, () => {}, given.record));
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		memory.set('unit', unit.value);
		const text = distance.value.trim().replace(',', '.');
		send({ distance: text && isFinite(text) ? Number(text) : undefined,
			unit: unit.value || undefined, off: off.checked });
	});
	return [form];
}

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
				h('div', { id: 'aside' }, h('section', { id: 'hand', hidden: true }),
					h('section', { id: 'fulfilled', hidden: true }), h('section', { id: 'failed', hidden: true }),
					h('section', { id: 'table' }))),
			h('footer', { id: 'foot' }));
	}
	const { table } = state;
	load(state.hand);
	document.title = state.name + ' – ' + say('app');
	const turn = whoseTurn();
	const sign = say('sign', { sign: state.sign });
	part('who', [state.name, sign, state.seat, turn], () => [picture('token/' + state.seat, '', 'token'),
		h('div', null, h('h1', { class: state.name.length > 16 ? 'long' : null }, state.name), h('p', null, turn)),
		h('span', { class: 'sign' }, picture('emblem/' + state.emblem, sign, 'emblem'))]);
	document.getElementById('who').classList.toggle('mine', state.asked.some((question) => question.urgent));
	const welcome = state.game + state.emblem;
	part('welcome', memory.get('welcome') === welcome, () => drawWelcome(welcome));
	if (board && table.board) board.show(table.board);
	drawAsked();
	const asked = new Set();
	for (const question of state.asked) {
		if (question.urgent) question.answers.forEach((one) => { if (one.card) asked.add(one.card.id); });
	}
	const hand = state.hand.filter((card) => !asked.has(card.id));
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
	part('foot', [], () => [languages()]);
	busy();
}

/** Once for each claim: the sign to compare, and once for all what the network means. */
function drawWelcome(mark) {
	if (memory.get('welcome') === mark) return [];
	return [picture('emblem/' + state.emblem, say('sign', { sign: state.sign }), 'emblem'),
		h('div', null, h('h2', null, say('welcome', { name: state.name })), h('p', null, say('sign-about')),
			!memory.get('noted') && h('p', { class: 'hint' }, say('plain-http'))),
		h('button', { class: 'answer', id: 'understood', onclick: () => {
			memory.set('welcome', mark);
			memory.set('noted', 'yes');
			const root = document.getElementById('welcome');
			root.hidden = true;
			root.replaceChildren();
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
		table.news && table.news.length ? h('ul', { class: 'news' }, ...table.news.map((one) => h('li', null,
			h('strong', null, one.head), one.about ? h('span', null, one.about) : null))) : null,
	].filter(Boolean);
}

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

// ---- the table, for everybody ----

function drawTable() {
	const table = state;
	document.title = say('app');
	if (table.veiled) {
		board = null;
		drawnParts = {};
		return alone('veiled', h('h1', null, say('veiled', { name: table.veiled })));
	}
	if (!document.getElementById('side')) {
		page.className = 'public';
		drawnParts = {};
		board = null;
		page.replaceChildren(h('div', { id: 'boards' }), h('main', { id: 'side' },
			h('section', { id: 'now', 'aria-live': 'polite' }), h('section', { id: 'table' }),
			h('footer', { id: 'foot' })));
	}
	const root = document.getElementById('boards');
	if (!table.board) root.replaceChildren(symbol('crown'));
	else if (!board) {
		board = new Board();
		board.recall();
		root.replaceChildren(board.element);
	}
	if (table.board) board.show(table.board);
	part('now', [table.headline, table.left, table.paused], () => [h('h1', null, table.headline),
		table.left && h('p', null, table.left),
		table.paused && h('p', { class: 'rests' }, say('paused'))]);
	part('table', [table.players, table.titles, table.news], () => sideOf(table));
	part('foot', [memory.get('token')], () => [languages(),
		memory.get('token') && h('a', { class: 'button plain', href: '/hand' }, say('my-hand'))]);
	fitSide();
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
	const moment = h('div', { id: 'moment', role: 'status' }, h('ul', { class: 'cards' },
		...fresh.map((one) => h('li', null, h('ul', null, openCard(one.card)), h('strong', null, one.name)))));
	const end = () => {
		moment.remove();
		clearTimeout(passes);
		removeEventListener('keydown', end);
	};
	const passes = setTimeout(end, 2500);
	moment.addEventListener('pointerdown', end);
	addEventListener('keydown', end);
	document.body.append(moment);
}

/** Nobody scrolls a television: what is much is written smaller. */
function fitSide() {
	const side = document.getElementById('side');
	if (!side) return;
	side.style.fontSize = '';
	let size = parseFloat(getComputedStyle(side).fontSize);
	while (size > 13 && side.scrollHeight > side.clientHeight) {
		size -= 1;
		side.style.fontSize = size + 'px';
	}
}

// ---- a code was read ----

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
				memory.set('token', (await said.json()).token);
				// The code leaves the address, and nothing leads back to it.
				return void location.replace('/hand');
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
	alone('join', h('h1', null, say('join')), h('p', null, say('join-about')), line, button, watch());
}


function begin() {
	language = guess();
	const code = location.hash.slice(1);
	if (!isHand && code) {
		drawClaim(code);
		return;
	}
	listen();
	window.addEventListener('pageshow', (event) => { if (event.persisted) listen(); });
	window.addEventListener('online', listen);
	window.addEventListener('resize', fitSide);
	window.addEventListener('offline', () => { offline.hidden = false; });
}

document.addEventListener('visibilitychange', () => {
	if (document.hidden) hideAll();
	else if (asking) listen();
});
window.addEventListener('pagehide', hideAll);
window.addEventListener('blur', hideAll);
window.addEventListener('hashchange', () => { if (!isHand && location.hash.length > 1) location.reload(); });
begin();

// ---- the board ----

/** A group of buttons is one stop of the Tab key; arrows walk through it. */
function rove(group) {
	const all = () => [...group.querySelectorAll('button')].filter((one) => !one.hidden && !one.disabled);
	const settle = (to) => group.querySelectorAll('button').forEach((one) => {
		one.tabIndex = one === to ? 0 : -1;
	});
	const again = () => {
		const free = all();
		settle(free.find((one) => one.getAttribute('tabindex') === '0') || free[0]);
	};
	on(group, 'focusin', (event) => settle(event.target));
	on(group, 'keydown', (event) => {
		const free = all();
		const now = free.indexOf(focused());
		const middle = (one) => {
			const box = one.getBoundingClientRect();
			return [box.left + box.width / 2, box.top + box.height / 2, box.height / 2];
		};
		/** The nearest one above or below, or else that before or after. */
		const beyond = (way) => {
			const [x, y, half] = middle(free[now]);
			const far = (one) => Math.abs(middle(one)[1] - y) * 9 + Math.abs(middle(one)[0] - x);
			return free.filter((one) => (middle(one)[1] - y) * way > half)
				.sort((one, other) => far(one) - far(other))[0] || beside(way);
		};
		const beside = (way) => free[(now + way + free.length) % free.length];
		const to = now >= 0 && { ArrowLeft: () => beside(-1), ArrowRight: () => beside(1), Home: () => free[0],
			ArrowUp: () => beyond(-1), ArrowDown: () => beyond(1), End: () => free[free.length - 1] }[event.key];
		if (!to) return;
		event.preventDefault();
		to().focus();
	});
	new MutationObserver(again).observe(group,
		{ childList: true, subtree: true, attributeFilter: ['hidden', 'disabled'] });
	again();
	return group;
}

/** A tile's side on the stage, in pixels before it is scaled. */
const UNIT = 96;

class Board {
	constructor() {
		this.tiles = h('div');
		this.pieces = h('div');
		this.marks = rove(h('div'));
		this.stage = h('div.stage', this.tiles, this.pieces, this.marks);
		const zoom = (by) => this.zoom(by, this.size.width / 2, this.size.height / 2);
		const tool = (sign, label, act) =>
			h('button.tool', { label: label, onclick: act }, sign);
		this.element = h('div.board', { role: 'group', label: say('board') }, this.stage);
		/** Below the board, where they cover no place. */
		this.tools = rove(h('div.tools',
			tool('+', say('zoom-in'), () => zoom(1.4)),
			tool('−', say('zoom-out'), () => zoom(1 / 1.4)),
			tool('⤢', say('zoom-fit'), () => this.home())));
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
			const image = this.drawn.get(key) || lying(tile.tile + '/' + tile.turn, 'tile');
			this.drawn.delete(key);
			image.style.transform = `translate(${tile.x * UNIT}px,${tile.y * UNIT}px)`;
			const last = board.last && board.last[0] === tile.x && board.last[1] === tile.y;
			image.classList.toggle('last', Boolean(last));
			if (!image.isConnected) this.tiles.append(image);
			tiles.set(key, image);
		}
		this.drawn.forEach((image) => image.remove());
		this.drawn = tiles;
		bring([...tiles.values()]);
		put(this.pieces, ...board.pieces.map((piece) => {
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

	/** The room that has to be seen: that of the tiles and the places. */
	measure() {
		const all = (this.all || []).concat(this.places || []);
		if (!all.length) return;
		const xs = all.map((at) => at[0]);
		const ys = all.map((at) => at[1]);
		this.box = [min(...xs), min(...ys), max(...xs) + 1, max(...ys) + 1];
		if (!this.kept && !this.near) this.fit();
	}

	/** Glowing places, each with its words; `chosen` is told which was touched. */
	ask(places, chosen, told) {
		this.near = this.chosen = null;
		const words = new Map(places.map((at, index) => [at, told[index]]));
		// Row by row, as the arrows walk them.
		this.places = [...places].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
		put(this.marks, ...this.places.map((at) => {
			const [x, y] = at;
			const mark = h('button.place', { 'data-place': x + ',' + y, label: words.get(at),
				pressed: 'false', onclick: () => chosen([x, y]) });
			mark.style.transform = `translate(${x * UNIT}px,${y * UNIT}px)`;
			mark.at = [x + 0.5, y + 0.5];
			return mark;
		}));
		this.measure();
		this.again();
	}

	/** As somebody left it; but what is asked is no smaller than a finger. */
	again() {
		if (this.kept && !this.near) this.look({ ...this.kept, scale: max(this.kept.scale, this.least()) });
		else this.fit();
	}

	/** The least scale at which what is asked can be touched. */
	least() {
		return this.places && this.places.length ? 44 / UNIT : 0.12;
	}

	/** Marks a place. A board that is too small for a finger is drawn larger there. */
	pick([x, y]) {
		this.chosen = [x, y];
		for (const mark of this.marks.children) {
			const is = mark.getAttribute('data-place') === x + ',' + y;
			mark.classList.toggle('chosen', is);
			attr(mark, 'pressed', is);
		}
		const scale = 44 / UNIT;
		if (this.view.scale < scale) this.look({ x: x + 0.5, y: y + 0.5, scale });
	}

	/** Glowing numbered points; near them the board is drawn large. Those that cover each other all the same are one
	 * mark, which `narrow` is told of. Returns whether there are such. */
	point(points, chosen, narrow) {
		const used = [];
		const far = (one, other) => hypot(one.x - other.x, one.y - other.y);
		for (const point of points) {
			// Figures at one point are spread, so that each can be touched.
			const one = { x: point.at[0], y: point.at[1], all: [point] };
			while (used.some((other) => far(one, other) < 0.18)) one.x += 0.2;
			used.push(one);
		}
		this.places = [];
		this.chosen = null;
		const xs = used.map((one) => one.x);
		const ys = used.map((one) => one.y);
		this.near = [min(...xs), min(...ys), max(...xs), max(...ys)];
		const [left, top] = this.last || [NaN, NaN];
		if (this.near[0] >= left && this.near[1] >= top && this.near[2] <= left + 1 && this.near[3] <= top + 1) {
			this.near = [left, top, left + 1, top + 1];
		}
		/** How large the board has to be for a finger to tell all points apart. */
		this.close = 45 / UNIT / min(...used.map((one, index) =>
			min(...used.slice(0, index).map((other) => far(one, other)))));
		this.fit();
		let marks = used.map((one) => ({ ...one }));
		const join = (one, index) => marks.slice(0, index).some((other) => {
			if (far(one, other) * UNIT * this.view.scale >= 44) return false;
			const part = one.all.length / (one.all.length + other.all.length);
			other.x += (one.x - other.x) * part;
			other.y += (one.y - other.y) * part;
			other.all = other.all.concat(one.all);
			return marks.splice(index, 1);
		});
		while (marks.some(join));
		if (marks.length < 2) marks = used;
		put(this.marks, ...marks.map(({ x, y, all }) => {
			const [point] = all;
			const names = new Set(all.map((one) => one.on || one.heard || one.label));
			const mark = all.length > 1
				? h('button.point.heap', { 'data-near': point.index, onclick: () => narrow(all),
					label: '×' + all.length + ': ' + [...names].join('. ') }, '×' + all.length)
				: h('button.point', { 'data-point': point.index, pressed: isHit(point),
					label: point.number + ': ' + [...names],
					onclick: (event) => chosen(point, event.currentTarget) }, String(point.number));
			mark.style.left = x * UNIT + 'px';
			mark.style.top = y * UNIT + 'px';
			mark.at = [x, y];
			return mark;
		}));
		return marks.length < used.length;
	}

	quiet() {
		this.places = [];
		this.near = this.chosen = this.anew = null;
		put(this.marks);
		this.measure();
	}

	// -- where it is looked at --

	/** Draws all of it, or what is near; where places are asked, so large that a finger hits them. */
	fit(least = this.least()) {
		const [left, top, right, bottom] = this.near || this.box;
		/** So large that it is all seen, with so many tiles and pixels left beside it. */
		const room = (tiles, pixels) => min((this.size.width - pixels) / (right - left + tiles),
			(this.size.height - pixels) / (bottom - top + tiles)) / UNIT;
		const scale = max(least, this.near
			? max(min(room(0.9, 0), 2.2), min(this.close, room(0, 54), 4)) : min(room(0.3, 0), 1.5));
		// A board that is too large for that is seen around the last tile.
		const around = (low, high, last, room) => {
			const half = room / 2 / UNIT / scale;
			return high - low <= 2 * half || last === undefined ? (low + high) / 2
				: min(high - half + 0.2, max(low + half - 0.2, last + 0.5));
		};
		const [x, y] = this.near ? [] : this.last || [];
		this.look({ x: around(left, right, x, this.size.width), y: around(top, bottom, y, this.size.height), scale });
	}

	/** Back to all of it. */
	home() {
		this.keep(null);
		this.near = null;
		this.fit(0.12);
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
		this.view = { ...view, scale: min(4, max(0.12, view.scale || 1)) };
		const { x, y, scale } = this.view;
		const dx = this.size.width / 2 - x * UNIT * scale;
		const dy = this.size.height / 2 - y * UNIT * scale;
		this.stage.style.transform = `translate(${dx}px,${dy}px) scale(${scale})`;
		this.stage.style.setProperty('--still', 1 / scale);
	}

	resized() {
		const size = { width: this.element.clientWidth, height: this.element.clientHeight };
		if (!size.width || (size.width === this.size.width && size.height === this.size.height)) return;
		this.size = size;
		if (!this.chosen) return void (this.anew || this.again).call(this);
		// A turned phone keeps the place that was chosen.
		const [x, y] = this.chosen;
		this.look({ x: x + 0.5, y: y + 0.5, scale: max(this.view.scale, 44 / UNIT) });
		const tray = document.querySelector('.tray:not([hidden])');
		if (!tray) return;
		tray.scrollIntoView({ block: 'nearest' });
		this.uncover([x + 0.5, y + 0.5], tray);
	}

	move(dx, dy) {
		const { x, y, scale } = this.view;
		const [left, top, right, bottom] = this.box;
		const within = (value, low, high) => min(high, max(low, value));
		this.look({
			x: within(x - dx / UNIT / scale, left, right),
			y: within(y - dy / UNIT / scale, top, bottom),
			scale,
		});
		this.keep(this.view);
	}

	/** Moves a place up that would lie under something, and draws it smaller where there is little room. */
	uncover([x, y], cover) {
		const bar = byId('who').offsetHeight;
		const bottom = cover.getBoundingClientRect().top;
		const above = () => this.element.getBoundingClientRect().top;
		const side = UNIT * this.view.scale;
		if (above() + this.onScreen([x, y]).y + side * 0.6 <= bottom) return;
		if (bottom - max(bar, above()) < side * 1.2) scrollBy(0, above() - bar);
		const room = bottom - max(bar, above());
		const scale = max(44, min(side, room / 1.2)) / UNIT;
		const middle = bottom - above() - UNIT * scale * 0.6;
		this.look({ x: this.view.x, y: y + (this.size.height / 2 - middle) / UNIT / scale, scale });
	}

	/** The point under the fingers stays where it is. */
	zoom(by, sx, sy) {
		const { x, y, scale } = this.view;
		const next = min(4, max(0.12, scale * by));
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
		on(board, 'pointerdown', (event) => {
			if (event.button > 0) return;
			if (!down.size) moved = false;
			const at = here(event);
			under = event.target.closest('[data-place],[data-point]');
			down.set(event.pointerId, { ...at, from: at });
			if (down.size > 1) moved = true;
		});
		on(board, 'pointermove', (event) => {
			const one = down.get(event.pointerId);
			if (!one) return;
			if (event.pointerType === 'mouse' && !event.buttons) return void down.delete(event.pointerId);
			const at = here(event);
			if (!moved && hypot(at.x - one.from.x, at.y - one.from.y) < 8) return;
			moved = true;
			board.classList.add('moving');
			try { board.setPointerCapture(event.pointerId); } catch (e) { /* it has gone */ }
			const others = [...down].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
			if (others.length) {
				const other = others[0];
				const middle = (p) => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
				const [was, is] = [middle(one), middle(at)];
				const apart = (p) => max(1, hypot(p.x - other.x, p.y - other.y));
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
		for (const name of ['pointerup', 'pointercancel']) on(window, name, up);
		on(board, 'click', (event) => {
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
				&& hypot(at.x - tapped.x, at.y - tapped.y) < 30;
			tapped = { time: twice ? 0 : event.timeStamp, ...at };
			if (twice) this.home();
		}, true);
		on(board, 'wheel', (event) => {
			event.preventDefault();
			const at = here(event);
			this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), at.x, at.y);
		}, { passive: false });
		on(board, 'scroll', () => { board.scrollLeft = board.scrollTop = 0; });
		on(board, 'focusin', (event) => {
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
			const far = hypot(is.x - at.x, is.y - at.y);
			if (far < least) [best, least] = [mark, far];
		}
		return best;
	}
}

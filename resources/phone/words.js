// The page of King's Order: a player's own hand and turn, and the table for everybody.
'use strict';

const { min, max, hypot } = Math;
const byId = (id) => document.getElementById(id);
const focused = () => document.activeElement;
const on = (it, ...given) => it.addEventListener(...given);
const put = (into, ...given) => into.replaceChildren(...given);
/** A name, and whether a thing is pressed, are told to whoever hears it. */
const attr = (of, name, value) => of.setAttribute(name.replace(/^(label|pressed)$/, 'aria-$1'), value);

// ---- words ----

let words = {};
let language = null;

/** The text of that key, with what is put into it. */
function say(key, given) {
	return (words[key] || '').replace(/\{\s*\$(\w+)\s*\}/g, (all, name) =>
		given && name in given ? String(given[name]) : all);
}

/** The memory of this phone; private windows may refuse to, for good or beyond this window. */
const memory = {
	here: {},
	get(key) {
		for (const kind of ['localStorage', 'sessionStorage']) {
			try {
				const value = window[kind].getItem('kings-order-' + key);
				if (value !== null) return value;
			} catch (e) { /* the next one */ }
		}
		return key in this.here ? this.here[key] : null;
	},
	/** Whether it is known after the page was loaded again. */
	set(key, value) {
		for (const kind of ['localStorage', 'sessionStorage']) {
			try {
				window[kind].setItem('kings-order-' + key, value);
				if (window[kind].getItem('kings-order-' + key) === value) return true;
			} catch (e) { /* the next one */ }
		}
		this.here[key] = value;
		return false;
	},
};

/** The header that says whose phone this is: no cookie, which every server on the laptop would be shown. */
const own = () => {
	const token = memory.get('token');
	return token ? { Authorization: 'Bearer ' + token } : {};
};

async function learn() {
	const known = await fetch('/words' + query({ language }));
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

const page = byId('page');
const offline = byId('offline');
const notice = byId('notice');
const said = byId('said');
const isHand = location.pathname === '/hand';
// Where nothing is stored, the address has what says whose phone this is; it is sent to nobody.
if (isHand && /^#[0-9a-f]{32}$/.test(location.hash) && memory.set('token', location.hash.slice(1))) {
	history.replaceState(null, '', '/hand');
}

/** An element, by its name and classes; what is given may be left out. Text goes in as text, never as markup. */
function h(kind, given, ...inside) {
	const [tag, ...classes] = kind.split('.');
	const element = document.createElement(tag);
	if (classes[0]) element.className = classes.join(' ');
	if (tag === 'button') element.type = 'button';
	if (given !== Object(given) || given.nodeType) {
		inside.unshift(given);
		given = {};
	}
	for (const [name, value] of Object.entries(given)) {
		if (value === null || value === undefined || value === false) continue;
		if (name.startsWith('on')) on(element, name.slice(2), value);
		else if (name === 'value' || name === 'checked' || name === 'disabled') element[name] = value;
		else attr(element, name, value === true ? '' : value);
	}
	element.append(...inside.filter(Boolean));
	return element;
}

/** A part of the page that is empty as yet. */
const later = (id) => h('section', { id, hidden: true });

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
	attr(svg, 'viewBox', '0 0 24 24');
	attr(svg, 'class', 'symbol ' + name);
	attr(svg, 'aria-hidden', 'true');
	attr(path, 'd', SYMBOLS[name]);
	svg.append(path);
	return svg;
}

let game = '';

/** A picture that the laptop has drawn. Colours differ between games: kept ones are told apart. */
function picture(name, label, kind) {
	const at = (again) => '/picture/' + name + '.png' + query({ game, again });
	let tries = 0;
	const image = h('img', { src: at(), alt: label || '', class: kind, draggable: 'false' });
	on(image, 'error', () => {
		tries += 1;
		image.classList.add('missing');
		if (tries < 5) setTimeout(() => { image.src = at(tries); }, 1500 * tries);
	});
	on(image, 'load', () => image.classList.remove('missing'));
	return image;
}

/** The pictures of lying tiles by their names, or the images that wait for them. */
let brought = new Map();

/** A tile as it lies; `bring` shows it. */
const lying = (name, kind) => h('img', { alt: '', class: kind, draggable: 'false', 'data-lies': name });

/** Shows tiles. New ones come together: each request costs a slow phone more than its picture. */
function bring(images) {
	const names = [];
	for (const image of images) {
		const name = image.getAttribute('data-lies');
		const known = brought.get(name);
		if (!known) {
			brought.set(name, [image]);
			names.push(name);
		} else if (known.push) known.push(image);
		else if (!image.src) image.src = known;
	}
	while (names.length) fetchTiles(names.splice(0, 100), brought, 0);
}

/** Shows each of these tiles as soon as it is here: its picture follows its length. */
async function fetchTiles(names, into, tries) {
	try {
		const reader = (await fetch('/tiles' + query({ of: names.join(), game }))).body.getReader();
		let blob = new Blob();
		while (names.length) {
			const end = blob.size < 4 ? 4 : 4 + new DataView(await blob.slice(0, 4).arrayBuffer()).getUint32(0);
			if (end > 4 && blob.size >= end) {
				const at = URL.createObjectURL(blob.slice(4, end, 'image/png'));
				const name = names.shift();
				into.get(name).forEach((image) => { image.src = at; });
				into.set(name, at);
				blob = blob.slice(end);
			} else blob = new Blob([blob, (await reader.read()).value]);
		}
	} catch (error) {
		await wait(1500 * (tries + 1));
		if (into === brought) fetchTiles(names, into, tries + 1);
	}
}

/** One thing alone on the page. */
function alone(id, ...inside) {
	page.className = 'alone';
	scrollTo(0, 0);
	put(page, h('main.sheet', { id }, symbol('crown'), ...inside));
	if (isHand) goTo(page.querySelector('h1'));
}

/** Whoever hears the page goes on at a heading. */
function goTo(heading) {
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

const watch = () => h('a.button', { href: '/' }, say('watch'));

let noticing = 0;

function tell(text) {
	notice.textContent = text;
	notice.hidden = false;
	clearTimeout(noticing);
	noticing = setTimeout(hush, 6000);
}

/** A refusal is not told any longer once something else was taken. */
function hush() {
	notice.hidden = true;
	notice.textContent = '';
}

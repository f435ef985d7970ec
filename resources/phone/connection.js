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

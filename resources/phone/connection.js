// ---- the connection ----

const source = isHand ? '/seat' : '/state';
let state = null;
/** The revision that the page shows. */
let shows = null;
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
		const late = setTimeout(() => control.abort(), after === null ? 6000 : 9000);
		let delay = 0;
		try {
			if (!Object.keys(words).length) await learn();
			const answer = await fetch(source + query({ after, language }),
				{ headers: own(), signal: control.signal });
			const fresh = answer.status === 200 ? await answer.json() : null;
			if (mine !== turnOfLoop) return;
			if (answer.status === 401) return void ended();
			if (answer.status === 410) return void over();
			if (fresh) take(fresh);
			else if (answer.status !== 204) throw new Error('status ' + answer.status);
			reached();
			after = shows;
		} catch (error) {
			if (mine !== turnOfLoop) return;
			after = null;
			failures += 1;
			// Silence was waited for already; a connection that broke is tried again first.
			if (failures > 1 || control.signal.aborted) offline.hidden = false;
			delay = min(3000, 250 * 2 ** failures);
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
	if (game !== fresh.game) brought = new Map();
	game = fresh.game;
	shows = fresh.revision;
	if (fresh.between) return between();
	state = fresh;
	if (sent !== null && (sent.game !== game || fresh.revision !== sent.revision)) free();
	if (isHand) drawHand();
	else {
		drawTable();
		turnUp(state);
	}
}

/** The last game was left, and another will follow: nothing of it stays. */
function between() {
	state = null;
	board = null;
	free();
	alone('between', h('h1', say('between')), h('p', say('between-about')));
}

/** The phones' evening is over. */
function over() {
	turnOfLoop += 1;
	asking.abort();
	asking = state = null;
	reached();
	alone('over', h('h1', say('over')), h('p', say('over-about')),
		h('a.button', { href: location.pathname }, say('look-again')));
}

/** The laptop knows this phone no more: nothing of its hand stays. */
function ended() {
	turnOfLoop += 1;
	asking.abort();
	state = null;
	reached();
	memory.set('token', '');
	utter([say('scan-again')]);
	alone('again', h('h1', say('scan-again')), h('p', say('scan-again-about')), letters(), watch());
}

// ---- answers ----

/** The state that was answered, until the table has moved on by it. */
let sent = null;
let sending = false;
let freeing = 0;
let lastSent = -Infinity;

function busy() {
	const waits = sending || sent !== null;
	document.body.classList.toggle('waiting', waits);
	attr(page, 'aria-busy', waits);
	page.querySelectorAll('[data-acts]').forEach(bar);
}

/** Whether a button acts now; one that does not keeps the focus. */
function bar(button) {
	attr(button, 'aria-disabled', sending || sent !== null || button.unready === true);
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

/** A number for an answer: sent again with it, the answer is not played twice. */
const numbered = () => [...crypto.getRandomValues(new Uint8Array(16))]
	.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends an answer, and asks what became of it if that was lost on the way; null if nobody says. */
async function send(body) {
	const number = numbered();
	for (const pause of [0, 500, 1500, 3000, 6000]) {
		if (pause) await wait(pause);
		try {
			const said = await post('/answer', { ...body, number });
			return { status: said.status, told: [409, 422].includes(said.status) && await said.json() };
		} catch (error) { /* asked again */ }
	}
	return null;
}

/** Answers, once. */
async function answer(body) {
	if (!state) return;
	// The second of two quick taps; what is ignored counts for no tap of the next.
	const twice = latest - earlier < 400 && Date.now() - latest < 50;
	if (twice || sending || sent !== null) {
		latest = earlier;
		return;
	}
	const { revision } = state;
	// A question that was answered folds up, and the one that the table waits for is open again; the table may have
	// moved on before the answer is known to be taken.
	const open = unfolded;
	unfolded = null;
	sending = true;
	answered = true;
	lastSent = Date.now();
	busy();
	const said = await send({ revision, ...body });
	const status = said && said.status;
	if (status === 200) {
		hush();
		if (state && state.game === game && state.revision === revision) {
			sent = { game, revision };
			freeing = setTimeout(() => { free(); listen(); }, 3000);
		}
	} else if (status === 409) {
		take(said.told);
		tell(say('moved-on'));
	} else if (status === 422) tell(said.told.refused);
	else if (status === 401) ended();
	else if (status === 410) over();
	else {
		tell(say('not-taken'));
		listen();
	}
	if (status !== 200 && unfolded === null) unfolded = open;
	sending = false;
	busy();
}

/** Answers a question. */
const reply = (question, given) => answer({ question: question.index, stamp: question.stamp, ...given });

/** When something was tapped last, and before. */
let [earlier, latest] = [-Infinity, -Infinity];
on(window, 'click', (event) => {
	const is = event.detail && event.target.closest && event.target.closest('button,a,summary,label,input,select,.board');
	if (is) [earlier, latest] = [latest, Date.now()];
}, true);

/** A button that sends something. */
function acting(given, act, ...inside) {
	const button = h('button', { 'data-acts': true, onclick: (event) => {
		if (!button.unready) act(event);
	}, ...given }, ...inside);
	bar(button);
	return button;
}

// ---- faults ----

/** The faults that were told. */
let faults = 0;

/** Tells the laptop where the script has failed, a few times at most, and in no words of its own. */
function fail(error, line, column) {
	faults += 1;
	const kind = String(error && error.name || 'Error');
	if (faults > 5 || kind === 'AbortError') return;
	const at = /:(\d+):(\d+)/.exec(error && error.stack || '') || [];
	post('/fault', { kind, line: line || +at[1] || 0, column: column || +at[2] || 0 }).catch(() => {});
}

on(window, 'error', (event) => fail(event.error, event.lineno, event.colno));
on(window, 'unhandledrejection', (event) => fail(event.reason));

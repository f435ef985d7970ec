(function () {
	var can = window.fetch && window.AbortController && window.Promise && Object.fromEntries
		&& document.createElement('p').replaceChildren && window.CSS && CSS.supports('inset', '0');
	if (can) return;
	window.tooOld = true;
	document.getElementById('page').innerHTML = '<main class="sheet"><h1></h1></main>';
	document.querySelector('h1').appendChild(document.createTextNode(SAID));
})();

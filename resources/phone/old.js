(function () {
	var can = window.fetch && window.AbortController && window.Promise && Object.fromEntries
		&& document.createElement('p').replaceChildren && window.CSS && CSS.supports('inset', '0');
	if (can) return;
	window.tooOld = true;
	var line = document.createElement('p');
	line.setAttribute('role', 'alert');
	line.appendChild(document.createTextNode(SAID));
	document.getElementById('page').appendChild(line);
})();

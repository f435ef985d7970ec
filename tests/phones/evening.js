// The things that a person sees of the page, and when: read by the test of an evening.
(() => {
  const drawn = [];
  const asked = window.fetch;
  window.fetch = async (...given) => {
    const answer = await asked(...given);
    if (String(given[0]).startsWith('/seat') && answer.status === 200) {
      const json = answer.json.bind(answer);
      answer.json = async () => {
        const value = await json();
        setTimeout(() => requestAnimationFrame(() => setTimeout(() => drawn.push(Date.now()))));
        return value;
      };
    }
    return answer;
  };
  const shown = (one) => one.getClientRects().length > 0
    && getComputedStyle(one).visibility !== 'hidden' && !one.closest('.heard');
  const text = (one) => (one.innerText || one.getAttribute('aria-label') || '').trim()
    .replace(/\s+/g, ' ').slice(0, 60);
  const kind = (one) => (one.id ? '#' + one.id : one.tagName.toLowerCase()
    + (one.classList.length ? '.' + one.classList[0] : '')) + ' "' + text(one) + '"';
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);

  const targets = () => all('button,a[href],summary,select,input').flatMap((one) => {
    const target = (one.type === 'checkbox' && one.closest('label')) || one;
    const { width, height, left, right } = target.getBoundingClientRect();
    const size = Math.round(width) + 'x' + Math.round(height);
    const found = [];
    if (Math.min(width, height) < 43.5) found.push('small ' + size + ': ' + kind(one));
    const isOut = (left < -1 || right > document.documentElement.clientWidth + 1) && !one.closest('.board');
    if (isOut) found.push('outside ' + Math.round(left) + ': ' + kind(one));
    return found;
  });

  const texts = () => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const one = node.parentElement;
      if (!node.data.trim() || !shown(one) || one.closest('script,noscript,select')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (parseFloat(getComputedStyle(one).fontSize) < 12) found.push('tiny: ' + kind(one));
      if (one.closest('.board')) continue;
      for (let up = one; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (/auto|scroll/.test(style.overflow)) break;
        if (style.overflow === 'visible') continue;
        const edge = up.getBoundingClientRect();
        if (box.right > edge.right + 2 || box.bottom > edge.bottom + 3 || box.left < edge.left - 2) {
          found.push('cut in ' + kind(up) + ': ' + node.data.trim().slice(0, 40));
        }
      }
      if (box.right > document.documentElement.clientWidth + 1) found.push('beyond the edge: ' + kind(one));
    }
    return found;
  };

  const equals = () => all('#asked .question').flatMap((question) => {
    const words = [...question.querySelectorAll('.answer,.pass,[data-tab],[data-fold]')]
      .filter((one) => shown(one) && !one.closest('.cards')).map(text);
    return words.filter((word, index) => word && words.indexOf(word) < index).map((word) => 'equal: ' + word);
  });

  const blank = () => {
    const bar = document.querySelector('#who p');
    if (!bar) return ['no page'];
    const found = [];
    if (!bar.innerText.trim()) found.push('empty bar');
    if (!all('#asked > .urgent').length) {
      const heading = document.querySelector('#asked .calm h2');
      if (!heading || !heading.innerText.trim()) found.push('empty waiting page');
      const isVeiled = /shows an order/.test(bar.innerText);
      if (!all('.board .tile').length && !isVeiled) found.push('waits without a board');
    }
    return found;
  };

  window.evening = {
    look() {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = scrollWidth > clientWidth + 1;
      const found = [...targets(), ...texts(), ...equals(), ...blank()];
      if (wide) found.push('wide: ' + scrollWidth + ' of ' + clientWidth);
      const { scale, offsetTop, offsetLeft } = visualViewport;
      if (scale !== 1 || offsetTop || offsetLeft) {
        found.push(['zoomed:', scale.toFixed(2), offsetLeft, offsetTop, innerWidth, innerHeight, screen.width,
          screen.height].join(' '));
      }
      for (const one of all('img.missing')) found.push('missing picture: ' + one.getAttribute('src'));
      const bar = document.querySelector('#who p');
      return { found, bar: bar ? bar.innerText : '' };
    },
    since: (time) => drawn.find((one) => one >= time) || 0,
    /** Whether the first question is in sight. */
    meets() {
      const one = document.querySelector('#asked > .urgent h2');
      if (!one) return 'no heading';
      const box = one.getBoundingClientRect();
      const bar = document.getElementById('who').getBoundingClientRect().bottom;
      return box.top >= bar - 2 && box.bottom <= innerHeight ? '' :
        'question out of sight: ' + text(one);
    },
    /** Where to touch something, after the page was swiped there. */
    spot(selector) {
      const one = all(selector)[0];
      if (!one) return null;
      const from = scrollY;
      const now = () => {
        const box = one.getBoundingClientRect();
        const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        const at = document.elementFromPoint(x, y);
        return { x, y, free: !!at && one.contains(at), cover: at ? kind(at) : 'nothing' };
      };
      let is = now();
      if (!is.free && !one.closest('.stage')) {
        one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        is = now();
        if (!is.free) {
          one.scrollIntoView({ block: 'center', behavior: 'instant' });
          is = now();
        }
      }
      const far = Math.abs(scrollY - from);
      const waits = one.disabled || one.getAttribute('aria-disabled') === 'true';
      return { ...is, swipes: Math.ceil(far / innerHeight / .7), waits, name: kind(one) };
    },
    /** How far a mark lies beyond what is seen of the board; nothing if it is in sight. */
    beyond(selector) {
      const one = document.querySelector(selector);
      const board = one.closest('.board').getBoundingClientRect();
      const bar = document.getElementById('who').getBoundingClientRect().bottom;
      const top = Math.max(board.top, bar);
      const tray = all('.tray').map((each) => each.getBoundingClientRect().top);
      const bottom = Math.min(board.bottom, innerHeight, ...tray);
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const middle = [(board.left + board.right) / 2, (top + bottom) / 2];
      const is = x > board.left + 8 && x < board.right - 8 && y > top + 8 && y < bottom - 8;
      if (is) return null;
      const limit = (far, room) => Math.max(-room, Math.min(room, far));
      return [...middle, limit(middle[0] - x, board.width * .45), limit(middle[1] - y, (bottom - top) * .45)]
        .map(Math.round);
    },
    /** The key that leads towards something. */
    key(selector) {
      const one = all(selector)[0];
      const at = document.activeElement;
      if (!one) return 'gone';
      if (one === at) return one.getAttribute('aria-disabled') === 'true' ? 'wait' : 'here';
      let group = null;
      if (one.tagName === 'BUTTON' && one.hasAttribute('tabindex')) {
        group = one.parentElement;
        while (group && !group.querySelector('button[tabindex="0"]')) group = group.parentElement;
        // The sides of a blank tile are walked together.
        group = (group && group.closest('.blank')) || group;
      }
      if (group && group.contains(at)) {
        const free = [...group.querySelectorAll('button')].filter((each) => !each.hidden && !each.disabled);
        const far = (free.indexOf(one) - free.indexOf(at) + free.length) % free.length;
        return far * 2 <= free.length ? 'ArrowRight' : 'ArrowLeft';
      }
      const entry = group ? group.querySelector('button[tabindex="0"]') || one : one;
      const after = at.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING;
      return after ? 'Tab' : 'BackTab';
    },
    focus: () => {
      const at = document.activeElement;
      return at === document.body ? 'body' : kind(at);
    },
  };
})();

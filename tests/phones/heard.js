// Keeps what a page is sent until the test has read it.
(() => {
  let kept = [];
  const asked = window.fetch;
  window.heard = () => {
    const heard = kept.concat(performance.getEntriesByType('resource').map((one) => one.name));
    kept = [];
    performance.clearResourceTimings();
    return heard.join('\n');
  };
  window.fetch = async (...given) => {
    const answer = await asked(...given);
    // Pictures come one after the other, and are seen so.
    if (!String(given[0]).startsWith('/tiles')) kept.push(await answer.clone().text());
    return answer;
  };
})();

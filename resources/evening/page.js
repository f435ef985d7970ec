"use strict";
(() => {
  const one = (id) => document.getElementById(id);
  const source = one("steps");
  if (!source) return;
  const steps = JSON.parse(source.textContent);
  const [play, pause] = JSON.parse(one("words").textContent);
  const last = steps.names.length - 1;
  const [slider, board, chart, now] = ["slider", "board", "chart", "now"].map(one);
  const parts = [...board.querySelectorAll("[data-from]")].map((part) => ({
    part,
    from: Number(part.dataset.from),
    to: part.dataset.to === undefined ? Infinity : Number(part.dataset.to),
  }));
  const element = (tag, text, kind) => {
    const made = document.createElement(tag);
    made.textContent = text;
    if (kind) made.className = kind;
    return made;
  };
  const scores = steps.players.map((player) => {
    const row = element("span", "", "score");
    const points = element("b", "");
    const sign = document.querySelector("svg.token." + player.colour).cloneNode(true);
    row.append(sign, " " + player.name + " ", points);
    one("scores").append(row);
    return points;
  });
  const frame = board.getAttribute("viewBox").split(" ").map(Number);
  // A place beside all tiles of the end lies beyond the frame around them.
  const ghosts = (places) => {
    let [left, top, right, bottom] = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]];
    for (const place of places) {
      const [x, y] = place.split(",").map((along) => Number(along) * 200);
      [left, top] = [Math.min(left, x - 16), Math.min(top, y - 16)];
      [right, bottom] = [Math.max(right, x + 216), Math.max(bottom, y + 216)];
    }
    board.setAttribute("viewBox", [left, top, right - left, bottom - top].join(" "));
    const shapes = places.map((place) => {
      const [x, y] = place.split(",").map(Number);
      const shape = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      const put = { x: x * 200 + 6, y: y * 200 + 6, width: 188, height: 188, rx: 14, class: "ghost" };
      for (const [name, value] of Object.entries(put)) shape.setAttribute(name, value);
      return shape;
    });
    one("ghosts").replaceChildren(...shapes);
  };
  const show = (step) => {
    slider.value = step;
    slider.setAttribute("aria-valuetext", steps.names[step]);
    one("step").textContent = steps.names[step];
    for (const { part, from, to } of parts) part.toggleAttribute("hidden", step < from || step >= to);
    scores.forEach((points, seat) => {
      const total = steps.totals[step]?.[seat];
      points.textContent = String(total ?? "").replace("-", "−");
      // A guest stands there from the turn on in which they came.
      points.parentElement.toggleAttribute("hidden", total === null);
    });
    one("titles-now").textContent = steps.titles[step];
    const told = document.querySelector(`[data-told="${step}"]`);
    one("told").replaceChildren(...(told ? told.cloneNode(true).children : []));
    const x = (Number(chart.dataset.wide) * step) / last;
    now.setAttribute("d", `M${x} 0V220`);
    ghosts([]);
  };
  let timer;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    one("play").textContent = "▶";
    one("play").setAttribute("aria-label", play);
  };
  const go = (by) => show(Math.min(last, Math.max(0, Number(slider.value) + by)));
  one("play").onclick = () => {
    if (timer) return stop();
    if (Number(slider.value) === last) show(0);
    one("play").textContent = "❚❚";
    one("play").setAttribute("aria-label", pause);
    timer = setInterval(() => {
      go(1);
      if (Number(slider.value) === last) stop();
    }, 450);
  };
  one("back").onclick = () => { stop(); go(-1); };
  one("forth").onclick = () => { stop(); go(1); };
  slider.max = last;
  slider.oninput = () => { stop(); show(Number(slider.value)); };
  document.querySelectorAll("button.show").forEach((button) => {
    button.onclick = () => {
      stop();
      show(Math.min(last, Number(button.dataset.step)));
      ghosts(button.dataset.places.split(" ").filter(Boolean));
      one("evening").scrollIntoView({ block: "start" });
      slider.focus({ preventScroll: true });
    };
  });
  // On paper the game is over.
  let kept = last;
  addEventListener("beforeprint", () => { kept = Number(slider.value); stop(); show(last); });
  addEventListener("afterprint", () => show(kept));
  for (const id of ["controls", "scores", "state", "now"]) one(id).removeAttribute("hidden");
  document.documentElement.classList.add("alive");
  show(last);
})();

// Runs in the page before anything else: notes all that the table says, and all that the page shows, state by state.
(() => {
  const FASTER = 20;
  for (const name of ["setTimeout", "setInterval"]) {
    const real = window[name];
    window[name] = (run, ms = 0, ...more) => real(run, ms < 10_000 ? ms / FASTER : ms, ...more);
  }
  const wait = (ms) => new Promise((done) => setTimeout(done, ms * FASTER));

  // What the server says: each event once, and the view after each entry.
  const seen = (window.witness = { events: [], views: {}, states: [], sizes: [], sent: [], said: [], asked: 0 });
  let head = 0;
  function hear({ data }) {
    const message = JSON.parse(data);
    // My act is on the board before the answer comes.
    if (message.type === "ack") seen.sent.push(find(".shell").dataset.sent === "true");
    if (message.type !== "update" || message.view.head < head) return;
    seen.events.push(...message.events.filter(({ seq }) => seq >= Math.max(head, message.since)));
    for (const { view } of [...(message.moments ?? []), message]) seen.views[view.head] = view;
    head = message.view.head;
  }
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", hear);
    }
  };

  // What the page shows.
  const find = (selector) => document.querySelector(selector);
  function rail() {
    return [...document.querySelectorAll("[data-seat]")].map((seat) => {
      const amounts = [...seat.querySelectorAll(":not(.gain, .loss) > .amount")].map((one) => [
        one.querySelector("use").getAttribute("href").slice(1),
        parseInt(one.textContent, 10),
      ]);
      return [Number(seat.dataset.seat), Object.fromEntries(amounts)];
    });
  }
  function look() {
    const { scene, told, queue, playing, head: shown } = find(".shell").dataset;
    const state = {
      scene,
      told: Number(told),
      queue: Number(queue),
      playing: playing === "true",
      head: Number(shown),
      kind: find(".decide").dataset.kind,
      lines: document.querySelectorAll(".log li p").length,
      known: seen.events.length,
      rail: rail(),
    };
    const last = seen.states.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(state)) seen.states.push(state);
  }
  window.watchTable = () => {
    const what = { subtree: true, childList: true, characterData: true, attributes: true };
    const watch = new MutationObserver(look);
    const options = { ...what, attributeFilter: ["data-scene", "data-told", "data-queue", "data-playing", "data-kind"] };
    watch.observe(find(".shell"), { attributes: true });
    for (const part of [".left", ".log", ".decide"]) watch.observe(find(part), options);
    const box = ({ target }) => [target.className.split(" ")[0], target.offsetWidth, target.offsetHeight].join(" ");
    const sizes = new ResizeObserver((changes) => seen.sizes.push(...changes.map(box)));
    for (const part of [".middle", ".decide"]) sizes.observe(find(part));
    const live = find("[data-live]");
    const said = new MutationObserver(() => seen.said.push(live.textContent.trim()));
    said.observe(live, { characterData: true, childList: true, subtree: true });
    look();
  };

  // Somebody who answers with any of the legal actions, by the list that every title has.
  let luck = 7;
  const any = (list) => list[(luck = (luck * 16807) % 2147483647) % list.length];
  const gold = () => find(".decide [data-do=confirm]:enabled");
  async function until(what) {
    for (let tries = 0; tries < 3000; tries += 1, await wait(10)) {
      const found = what();
      if (found) return found;
    }
    throw new Error(`the table stands still: ${JSON.stringify(seen.states.at(-1))}`);
  }
  const free = () => find(".shell:not([data-guard=true]) .decide[data-busy=false]:not([data-playing=true])");
  async function answer() {
    const { head: at } = find(".shell").dataset;
    const moved = () => find(".shell").dataset.head !== at;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true }));
    const list = "dialog[open] ol button:enabled";
    await until(() => find(list));
    any([...document.querySelectorAll(list)]).click();
    await until(() => gold() || moved());
    // A loss that is pointed out is meant: once more.
    for (let tries = 0; tries < 2 && free() && !moved(); tries += 1, await wait(5)) gold()?.click();
    await until(() => moved() || !free());
  }
  window.playOn = async () => {
    for (;;) {
      await until(free);
      if (find("dialog .rows")) return;
      if (find(".decide").dataset.kind) {
        seen.asked += 1;
        await answer();
      } else if (gold()) gold().click();
      await wait(5);
    }
  };
})();

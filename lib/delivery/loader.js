// The only script that runs before the reader touches the page. Printed into every page with deferred scripts by defer-scripts.js, without
// its comments and indentation; it must stay under 1.5 KB then.
(() => {
  const held = JSON.parse(document.getElementById("deferred-scripts").textContent);
  const kept = [];
  self.presses = [];
  let awake;
  let hydrated;
  // Hands React what was kept from it: the data of the page, then the scripts.
  const wake = () => {
    if (awake) return;
    awake = true;
    self.__next_f ||= [];
    self.TURBOPACK ||= [];
    for (const data of document.querySelectorAll("[data-flight]")) self.__next_f.push(JSON.parse(data.textContent));
    self.TURBOPACK.push(held.turbopack);
    for (const src of held.scripts) {
      document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
    }
  };
  for (const name of ["pointerover", "pointermove", "keydown", "focusin", "scroll"]) {
    // Not capturing: a row that scrolls by itself is no touch, and its event does not bubble.
    addEventListener(name, wake, { passive: true });
  }
  // A press of what only React serves waits until React is there; so does the key that opens the search.
  const keep = (event) => {
    const { key, target } = event;
    // For analytics, which React serves, too.
    if (!(key || hydrated)) self.presses.push(target);
    const button = target.closest("[data-react]");
    if (hydrated || !(key ? key === "/" && !target.closest("input,textarea,select,[contenteditable]") : button)) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(() =>
      key ? target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })) : button.click(),
    );
    wake();
  };
  addEventListener("click", keep, true);
  addEventListener("keydown", keep, true);
  addEventListener("hydrated", () => {
    hydrated = true;
    for (const replay of kept) replay();
  });
  // The scripts are brought into the browser's cache, so that a touch need not wait: a second after the page is there, when
  // its pictures are painted. An idle moment comes before the first paint, and the scripts would compete with it.
  addEventListener("load", () =>
    setTimeout(() => {
      if (awake || navigator.connection?.saveData) return;
      for (const src of held.scripts) fetch(src, { priority: "low" }).catch(() => {});
    }, 1000),
  );
})();

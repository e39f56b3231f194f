// The only script that runs before the first interaction. defer-scripts.js inlines it into every page with deferred
// scripts, without comments and indentation. It must stay below 1.5 KB.
(() => {
  const deferred = JSON.parse(document.getElementById("deferred-scripts").textContent);
  const kept = [];
  self.presses = [];
  let awake;
  let hydrated;
  // Starts React: passes it the data of the page, then loads the scripts.
  const wake = () => {
    if (awake) return;
    awake = true;
    self.__next_f ||= [];
    self.TURBOPACK ||= [];
    for (const data of document.querySelectorAll("[data-flight]")) self.__next_f.push(JSON.parse(data.textContent));
    self.TURBOPACK.push(deferred.turbopack);
    for (const src of deferred.scripts) {
      document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
    }
  };
  for (const name of ["pointerover", "pointermove", "keydown", "focusin", "scroll"]) {
    // Programmatic scrolling inside an element is not an interaction. Its event does not bubble, so do not capture.
    addEventListener(name, wake, { passive: true });
  }
  // A click that only React can handle is replayed after hydration; so is the key that opens the search.
  const keep = (event) => {
    const { key, target } = event;
    // For analytics, which starts with React.
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
  // Prefetches the scripts one second after the load event, when the pictures are painted. `requestIdleCallback`
  // would fire before the first paint and make the scripts compete with it.
  addEventListener("load", () =>
    setTimeout(() => {
      if (awake || navigator.connection?.saveData) return;
      for (const src of deferred.scripts) fetch(src, { priority: "low" }).catch(() => {});
    }, 1000),
  );
})();

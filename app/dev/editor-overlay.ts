/**
 * How links to what readers do not see yet are marked: before their words, because the site stretches what is after them over
 * whole cards. The site itself marks samples.
 */
const markStyle =
  "font: 600 12px/1.5 system-ui; border-radius: 10px; padding: 1px 8px; margin: 0 6px 4px 0; background: #ffd58a; color: #2b1b00; white-space: nowrap; display: inline-block; vertical-align: middle;";

/**
 * Runs on every page of `npm run dev`: reloads it when a content file is saved, shows the faults of its file, and marks links to
 * drafts. Plain DOM in a shadow root, so that neither React nor the site's styles know of it. Everything
 * from files is set as text.
 */
export const editorOverlay = `(function start() {
  if (document.readyState === "loading") return void document.addEventListener("DOMContentLoaded", start);
  if (window.top !== window || location.pathname.startsWith("/dev/")) return;
  new EventSource("/dev/saved").onmessage = () => location.reload();
  const host = document.createElement("aside");
  host.setAttribute("aria-label", "For editors");
  // Not in the body: React removes what it does not know there when it hydrates.
  document.documentElement.append(host);
  const root = host.attachShadow({ mode: "open" });
  const make = (name, className, text) => {
    const node = document.createElement(name);
    if (className) node.className = className;
    if (text) node.textContent = text;
    return node;
  };
  const styles = make("style");
  styles.textContent = ${JSON.stringify(styleText())};
  root.append(styles);
  const status = performance.getEntriesByType("navigation")[0]?.responseStatus ?? 200;
  const query = new URLSearchParams({ path: location.pathname, status });

  const bar = make("div", "bar");
  root.append(bar);

  fetch("/dev/page-state?" + query).then((answer) => answer.json()).then(({ faults, others, missing, badges, file }) => {
    for (const badge of badges[location.pathname] ?? []) bar.append(make("span", "badge", badge));
    if (others > 0) bar.append(make("span", "others", others + (others === 1 ? " error" : " errors") + " in other files"));
    if (faults.length > 0 || missing) {
      const box = make("section", "faults");
      box.setAttribute("role", "alert");
      const hide = make("button", "open", "Hide");
      const head = make("div", "head");
      head.append(make("h2", "", missing ? "Why there is no page here" : "This page is as it was before"), hide);
      box.append(head);
      if (missing) box.append(make("p", "", missing));
      const list = make("ul");
      for (const { where, message, href } of faults) {
        const item = make("li");
        const link = make("a", "", where);
        link.href = href;
        item.append(link, make("span", "", message));
        list.append(item);
      }
      if (faults.length > 0) box.append(list);
      root.append(box);
      // The page begins below the box, so that the box hides nothing. By style, because React knows the attributes of the page.
      const room = make("style");
      document.documentElement.append(room);
      const makeRoom = () => { room.textContent = "html { padding-block-start: " + box.offsetHeight + "px; }"; };
      new ResizeObserver(makeRoom).observe(box);
      hide.onclick = () => { box.remove(); room.remove(); };
    }
    // By style alone, because elements in links would be unknown to React.
    const marks = make("style");
    marks.textContent = Object.entries(badges).flatMap(([path, all]) => {
      const of = all.filter((badge) => badge !== "Sample");
      const links = ["='" + path + "'", "^='" + path + "#'"].map((at) => "main a[href" + at + "]:not(:has(img))::before");
      return of.length > 0 ? links.join(", ") + " { content: " + JSON.stringify(of.join(", ")) + "; ${markStyle} }" : [];
    }).join("\\n");
    document.documentElement.append(marks);
  });
})();
`;

function styleText(): string {
  return `
:host { all: initial; }
* { box-sizing: border-box; font-family: system-ui, sans-serif; }
.bar { position: fixed; inset: auto 12px 12px auto; justify-content: end; z-index: 2147483646; display: flex; flex-wrap: wrap; gap: 6px;
  align-items: center; max-width: calc(100vw - 24px); }
.open { min-height: 44px; padding: 0 18px; border: 1px solid #fff6; border-radius: 22px; background: #1c1b22; color: #fff;
  font-size: 15px; font-weight: 600; cursor: pointer; }
.open:focus-visible, a:focus-visible { outline: 3px solid #6aa8ff; outline-offset: 2px; }
.badge, .others { padding: 4px 10px; border-radius: 14px; background: #ffd58a; color: #2b1b00; font-size: 13px; font-weight: 600; }
.others { background: #ffc7c7; color: #4a0000; }
.faults { position: absolute; inset: 0 0 auto 0; z-index: 2147483644; max-height: 60vh; overflow: auto; padding: 16px clamp(16px, 4vw, 40px) 20px;
  background: #4a0d12; color: #fff; font-size: 15px; line-height: 1.5; }
.head { display: flex; gap: 16px; align-items: center; justify-content: space-between; }
.faults .open { flex: none; background: none; }
.faults h2 { margin: 0; font-size: 17px; line-height: 1.3; }
.faults p { margin: 4px 0 0; max-width: 72ch; }
.faults ul { display: grid; grid-template-columns: fit-content(26rem) minmax(0, 1fr); column-gap: 24px; margin: 10px 0 0; padding: 0; list-style: none; }
.faults li { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: baseline; border-top: 1px solid #fff3; }
.faults li > * { padding-block: 10px; overflow-wrap: anywhere; }
.faults a { color: #ffd9a8; font-family: ui-monospace, monospace; font-size: 13px; }
@media (width < 700px) {
  .faults ul { grid-template-columns: minmax(0, 1fr); }
  .faults li > span { padding-block-start: 0; }
}
`;
}

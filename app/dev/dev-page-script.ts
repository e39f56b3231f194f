const boxStyle =
  "position: relative; z-index: 2147483646; margin: 0; padding: 16px clamp(16px, 4vw, 40px); max-height: 60vh; overflow: auto; background: #4a0d12; color: #fff; font: 15px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere;";

/**
 * How links to what readers do not see yet are marked: before their words, because the site stretches what is after them over
 * whole cards.
 */
const markStyle =
  "font: 600 12px/1.5 system-ui; border-radius: 10px; padding: 1px 8px; margin: 0 6px 4px 0; background: #ffd58a; color: #2b1b00; white-space: nowrap; display: inline-block; vertical-align: middle;";

/**
 * Runs on every page of `npm run dev`: reloads it when a content file is saved, shows the errors of the content above it, and
 * marks links to drafts. It touches neither the head nor the body, which belong to React. What comes from files is set as text.
 */
export const devPageScript = `(function start() {
  if (document.readyState === "loading") return void document.addEventListener("DOMContentLoaded", start);
  if (window.top !== window || location.pathname.startsWith("/dev/")) return;
  new EventSource("/dev/saved").onmessage = () => location.reload();
  fetch("/dev/page-state").then((answer) => answer.json()).then(({ errors, marks }) => {
    if (errors.length > 0) {
      const box = document.createElement("pre");
      box.setAttribute("role", "alert");
      box.style.cssText = ${JSON.stringify(boxStyle)};
      box.textContent = ["The site is as it was before, because of these errors:", ...errors].join("\\n");
      document.body.before(box);
    }
    // By style alone, because elements in links would be unknown to React.
    const style = document.createElement("style");
    style.textContent = Object.entries(marks).map(([path, mark]) => {
      const links = ["='" + path + "'", "^='" + path + "#'"].map((at) => "main a[href" + at + "]:not(:has(img))::before");
      return links.join(", ") + " { content: " + JSON.stringify(mark) + "; ${markStyle} }";
    }).join("\\n");
    document.documentElement.append(style);
  });
})();
`;

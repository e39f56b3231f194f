import { events, selector } from "./contract";

/** Id of the reading script's element. */
export const readingScriptId = "reading";

/**
 * Inline and first in the page: keeps what is pressed before the reading script runs. The button shows at once that it is
 * busy. If that script cannot be loaded, the browser gets the presses back, and the page works as without script.
 */
export const earlyClickesScript = `{
  const early = (self.earlyClickes = []);
  const keep = (event) => {
    const { target, key } = event;
    if (key && (key !== "/" || target.closest("input,textarea,select,[contenteditable]"))) return;
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const kept = key ? document.body : target.closest("${selector("kept")}");
    if (!isModified || !key) early.push({ target, kept: isModified ? null : kept });
    if (!kept || isModified) return;
    event.preventDefault();
    if (!key) kept.setAttribute("aria-busy", "true");
  };
  const stop = (event) => {
    removeEventListener("click", keep, true);
    removeEventListener("keydown", keep, true);
    if (event.type === "error") for (const { kept } of early) kept?.click();
  };
  addEventListener("click", keep, true);
  addEventListener("keydown", keep, true);
  addEventListener("${events.scriptRuns}", stop);
  addEventListener("error", (event) => event.target.id === "${readingScriptId}" && stop(event), true);
}`;

/** First in the page, so that no press is earlier. */
export function ClickReplay() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script dangerouslySetInnerHTML={{ __html: earlyClickesScript }} />;
}

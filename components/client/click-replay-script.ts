import { events, selector } from "./contract";

/** Id of the reading script's element. */
export const readingScriptId = "reading";

/**
 * Inline and first in the page: queues clicks made before the reading script runs. The button shows at once that it is
 * busy. If that script cannot be loaded, the browser gets the clicks back, and the page works as without script.
 */
export const clickReplayScript = `{
  const early = (self.earlyClicks = []);
  const keep = (event) => {
    const { target, key } = event;
    if (key && (key !== "/" || target.closest("input,textarea,select,[contenteditable]"))) return;
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const button = key ? document.body : target.closest("${selector("replay")}");
    if (!isModified || !key) early.push({ target, button: isModified ? null : button });
    if (!button || isModified) return;
    event.preventDefault();
    if (!key) button.setAttribute("aria-busy", "true");
  };
  const stop = (event) => {
    removeEventListener("click", keep, true);
    removeEventListener("keydown", keep, true);
    if (event.type === "error") for (const { button } of early) button?.click();
  };
  addEventListener("click", keep, true);
  addEventListener("keydown", keep, true);
  addEventListener("${events.scriptRuns}", stop);
  addEventListener("error", (event) => event.target.id === "${readingScriptId}" && stop(event), true);
}`;

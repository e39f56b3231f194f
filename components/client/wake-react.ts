import { events, selector } from "./contract";
import { keepTexts } from "./keep-texts";

/**
 * What the page says of React's scripts (lib/cache/defer-scripts.js). Absent where they are not deferred.
 */
type Deferred = {
  scripts: string[];
  turbopack: unknown;
  /** Set where the data are those of the page itself (lib/server/response.ts). */
  isQueryPage?: true;
};

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
  }
}

/** Events by which a reader shows interest in what React serves. A finger that scrolls over it sends none of them. */
const intents = ["pointermove", "focusin", "click", "input"] as const;

/**
 * Starts React when the reader turns to something that it serves, and keeps what is typed meanwhile
 * (docs/decisions/055-reading-without-react.md).
 */
export function wakeOnIntent(signal: AbortSignal): void {
  const json = document.querySelector("script#deferred-scripts")?.textContent;
  if (!json) return;
  const deferred: Deferred = JSON.parse(json);
  let isAwake = false;
  const wake = () => {
    if (isAwake || isTranslated()) return;
    isAwake = true;
    // Offline: the next try may succeed.
    loadReact(deferred).catch(() => {
      isAwake = false;
      showBubbles();
    });
  };
  const showBubbles = keepFromBubbles(wake, signal);
  const onIntent = (event: Event) => {
    if (isAwake || (event.type === "pointermove" && (event as PointerEvent).pointerType === "touch")) return;
    if (event.target instanceof Element && event.target.closest(selector("island"))) wake();
  };
  for (const type of intents) addEventListener(type, onIntent, { passive: true, signal });
  addEventListener(events.wakeReact, wake, { signal });
  // The focus may have been there before this script.
  if (document.activeElement?.closest(selector("island"))) wake();
  keepTexts(signal);
}

/**
 * Whether a browser has translated the page: Chrome marks the root and wraps texts in `<font>`, which no page of ours has;
 * Edge sets an attribute of its own. React would build such a page anew, in the original language, and lose what is typed
 * meanwhile. So it sleeps on, and everything works as without it.
 */
function isTranslated(): boolean {
  return document.querySelector("html:is(.translated-ltr, .translated-rtl), font, [_msttexthash]") !== null;
}

/**
 * A form that the browser refuses to send is sent again once React is there, which says beside the fields what is missing.
 * The browser's own bubbles are for readers without it.
 * @returns What shows them after all, because React cannot be had.
 */
function keepFromBubbles(wake: () => void, signal: AbortSignal): () => void {
  let refused: HTMLFormElement | null = null;
  const onInvalid = (event: Event) => {
    const field = event.target;
    if (!(field instanceof Element) || !field.closest(selector("island")) || isTranslated()) return;
    event.preventDefault();
    refused = field.closest("form");
    wake();
  };
  addEventListener("invalid", onInvalid, { capture: true, signal });
  addEventListener(events.hydrated, () => refused?.requestSubmit(), { once: true, signal });
  return () => {
    removeEventListener("invalid", onInvalid, true);
    refused?.reportValidity();
  };
}

/**
 * Fetches React's data from the address of this page, and then runs the scripts, which need them.
 * If either fails, the page works as without script.
 */
async function loadReact({ scripts, turbopack, isQueryPage }: Deferred): Promise<void> {
  for (const href of scripts) addToHead("link", { rel: "preload", as: "script", href });
  const { pathname, search } = location;
  // Without `_rsc`, Next redirects to the address with it. The header is its router's; for the page of a query, it would
  // answer it with data that only its router can use.
  const address = `${pathname}${search ? `${search}&` : "?"}_rsc=`;
  const response = await fetch(address, { headers: isQueryPage ? {} : { RSC: "1" } });
  if (!response.headers.get("content-type")?.startsWith("text/x-component")) throw new Error();
  keepCursors();
  window.__next_f = [[0], [1, await response.text()]];
  window.TURBOPACK ??= [];
  window.TURBOPACK.push(turbopack);
  for (const src of scripts) addToHead("script", { src, async: true });
}

function addToHead<Name extends "link" | "script">(name: Name, attributes: Partial<HTMLElementTagNameMap[Name]>): void {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/**
 * React sets the default of every text area again. In one that nothing has been typed into, the browser would then move
 * the cursor to the start; in one whose value has been set, by whomever, it does not.
 */
function keepCursors(): void {
  for (const area of document.querySelectorAll("textarea")) {
    const { value } = area;
    area.value = value;
  }
}

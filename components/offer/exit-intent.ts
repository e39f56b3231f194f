import { exitOfferKey } from "@/lib/addresses/browser-storage";

/** Distance from the top edge within which the pointer counts as leaving, in pixels (docs/reference/behaviour.md). */
const threshold = 20;

/** Whether the pointer leaves the window at the top. Not while the reader selects text. */
export function leavesThroughTop({ clientY, buttons }: MouseEvent): boolean {
  return clientY <= threshold && buttons === 0;
}

/** Whether another dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether the one opening of the browser session is left. */
export function mayOpen(): boolean {
  try {
    return sessionStorage.getItem(exitOfferKey) === null;
  } catch {
    return false;
  }
}

/**
 * Uses up the one opening of the browser session: keeps its time, in milliseconds since 1970.
 * @returns that time; `undefined` if it is used up already, or if the browser blocks storage.
 */
export function takeSessionOpening(): number | undefined {
  try {
    if (sessionStorage.getItem(exitOfferKey) !== null) return undefined;
    const now = Date.now();
    sessionStorage.setItem(exitOfferKey, String(now));
    return now;
  } catch {
    return undefined;
  }
}

/** Pixels below the top edge within which the pointer counts as leaving through it (docs/product.md, section 9). */
const threshold = 20;

/** When the offer was opened in this browser session: milliseconds since 1970, as text. */
const sessionKey = "exit-offer-opened-at";

/** Whether the pointer goes out of the window through its top. Selecting text up to there is not leaving. */
export function leavesThroughTop({ clientY, buttons }: MouseEvent): boolean {
  return clientY <= threshold && buttons === 0;
}

/** Another dialog has the reader's attention. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/**
 * Takes the one opening that a browser session has.
 * @returns the moment of it; undefined where it is taken, or where no record can be kept.
 */
export function takeSessionOpening(): number | undefined {
  try {
    if (sessionStorage.getItem(sessionKey) !== null) return undefined;
    const now = Date.now();
    sessionStorage.setItem(sessionKey, String(now));
    return now;
  } catch {
    return undefined;
  }
}

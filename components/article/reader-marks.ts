/** Likes and saves of this reader, kept on the device and sent nowhere. */
const changed = "reader-marks";

const keyOf = (kind: string, path: string) => `${kind}:${path}`;

export function readMark(kind: string, path: string): boolean {
  try {
    return localStorage.getItem(keyOf(kind, path)) === "1";
  } catch {
    // Storage may be closed to the site; a mark then lasts for no time.
    return false;
  }
}

export function toggleMark(kind: string, path: string): void {
  try {
    if (readMark(kind, path)) localStorage.removeItem(keyOf(kind, path));
    else localStorage.setItem(keyOf(kind, path), "1");
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changed));
}

/** Tells of changes in this window and in others. @returns a function that ends it. */
export function subscribeToMarks(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}

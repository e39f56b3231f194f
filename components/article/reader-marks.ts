/** Likes and saves of this reader, kept on the device and sent nowhere. */
const changed = "reader-marks";

/** The marks of this page view, where the browser closes its storage to the site. */
const inMemory = new Set<string>();

const keyOf = (kind: string, path: string) => `${kind}:${path}`;

/** Whether the reader has marked the page with this path. */
export function readMark(kind: string, path: string): boolean {
  const key = keyOf(kind, path);
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return inMemory.has(key);
  }
}

/** Sets the mark, or takes it away. */
export function toggleMark(kind: string, path: string): void {
  const key = keyOf(kind, path);
  const isOn = readMark(kind, path);
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, "1");
  } catch {
    if (isOn) inMemory.delete(key);
    else inMemory.add(key);
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

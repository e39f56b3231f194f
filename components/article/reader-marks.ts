import { browserStorage } from "@/lib/site/browser-storage";

/** The two kinds of mark. */
export type MarkKind = "like" | "save";

/** Likes and saves of this reader. Stored on the device, never sent. */
const changed = "reader-marks";

/** Fallback for this page view if the browser blocks storage. */
const inMemory = new Set<string>();

const keyOf = (kind: MarkKind, path: string) => browserStorage[kind].key + path;

/** Whether the reader has marked the page with this path. */
export function readMark(kind: MarkKind, path: string): boolean {
  const key = keyOf(kind, path);
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return inMemory.has(key);
  }
}

/** Sets or removes a mark. */
export function toggleMark(kind: MarkKind, path: string): void {
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

/** Subscribes to changes in this window and others. @returns the function that unsubscribes. */
export function subscribeToMarks(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}

import { onPress } from "./on-press";

/** Fallback for this page view if the browser blocks storage. */
const inMemory = new Set<string>();

/** Like and Save: marks of this reader, stored on the device, never sent. `aria-pressed` shows them. */
export function keepMarks(signal: AbortSignal): void {
  showMarks();
  // Another window has changed one; or React has built the page anew (lib/delivery/wake-react.ts).
  for (const type of ["storage", "hydrated"]) addEventListener(type, showMarks, { signal });
  onPress("[data-mark]", toggleMark, signal);
}

function toggleMark(button: Element): void {
  const key = keyOf(button);
  setMark(key, !hasMark(key));
  showMarks();
}

function showMarks(): void {
  for (const button of document.querySelectorAll("[data-mark]"))
    button.setAttribute("aria-pressed", String(hasMark(keyOf(button))));
}

/** A mark belongs to a page: "like:/blog/a". */
function keyOf(button: Element): string {
  return `${button.getAttribute("data-mark")}${button.closest("[data-marks-of]")?.getAttribute("data-marks-of")}`;
}

function hasMark(key: string): boolean {
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return inMemory.has(key);
  }
}

function setMark(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    if (isOn) inMemory.add(key);
    else inMemory.delete(key);
  }
}

import { attributes, events, selector } from "./contract";
import { onClick } from "./on-click";

/** Fallback for this page view if the browser blocks storage. */
const inMemory = new Set<string>();

/** Like and Save: marks of this reader, stored on the device, never sent. `aria-pressed` shows them. */
export function keepMarks(signal: AbortSignal): void {
  showMarks();
  // Another window has changed one; or React has built the page anew (wake-react.ts).
  for (const type of ["storage", events.hydrated]) addEventListener(type, showMarks, { signal });
  onClick(selector("mark"), toggleMark, signal);
}

function toggleMark(button: Element): void {
  const key = getKey(button);
  setMark(key, !hasMark(key));
  showMarks();
}

function showMarks(): void {
  for (const button of document.querySelectorAll(selector("mark")))
    button.setAttribute("aria-pressed", String(hasMark(getKey(button))));
}

/** A mark belongs to a page: "like:/blog/a". */
function getKey(button: Element): string {
  const path = button.closest(selector("marksOf"))?.getAttribute(attributes.marksOf);
  return `${button.getAttribute(attributes.mark)}${path}`;
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

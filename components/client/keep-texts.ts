import { events } from "./contract";

/**
 * Keeps the texts that are typed before hydration, and the search that is open. If the page has been published again since
 * it was loaded, or a browser translates it while React starts, React finds other data than the page shows and builds it
 * anew, with empty fields and nothing open.
 */
export function keepTexts(signal: AbortSignal): void {
  const typed = new Map<string, string>();
  const note = ({ target }: Event) => {
    if (isTextField(target)) typed.set(target.id, target.value);
  };
  let field: HTMLInputElement | HTMLTextAreaElement | undefined;
  const noteFocus = ({ target }: Event) => {
    field = isTextField(target) ? target : undefined;
  };
  // While the page is built anew, keys have no field.
  const noteKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!field || field.isConnected || target !== document.body || key.length !== 1 || ctrlKey || metaKey || altKey)
      return;
    typed.set(field.id, `${typed.get(field.id) ?? field.value}${key}`);
  };
  let opened = "";
  const noteOpen = (event: Event) => {
    const { id } = event.target as Element;
    if ((event as ToggleEvent).newState === "open") opened = id;
    else if (id === opened) opened = "";
  };
  // On its way down: while it hydrates, React stops events that it will repeat.
  addEventListener("input", note, { capture: true, signal });
  addEventListener("focusin", noteFocus, { capture: true, signal });
  addEventListener("keydown", noteKey, { capture: true, signal });
  addEventListener("beforetoggle", noteOpen, { capture: true, signal });
  const restore = () => {
    removeEventListener("input", note, true);
    removeEventListener("focusin", noteFocus, true);
    removeEventListener("keydown", noteKey, true);
    removeEventListener("beforetoggle", noteOpen, true);
    const popover = document.getElementById(opened);
    if (popover?.matches("[popover]:not(:popover-open)")) popover.showPopover();
    for (const [id, text] of typed) {
      const field = document.getElementById(id);
      if (!isTextField(field) || field.value === text) continue;
      field.value = text;
      field.focus();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  addEventListener(events.hydrated, restore, { once: true, signal });
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

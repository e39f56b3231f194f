/** Calls back when an element that matches the selector is pressed. One listener on the document, whatever React replaces. */
export function onClick(
  selector: string,
  handle: (pressed: HTMLElement, event: MouseEvent) => void,
  signal: AbortSignal,
) {
  const listen = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (pressed) handle(pressed, event);
  };
  document.addEventListener("click", listen, { signal });
}

import { attributes, selector } from "./contract";
import { onClick } from "./on-click";

const hidden = `${selector("ranking")} > ${selector("later")}:not(${selector("shown")})`;

/**
 * Shows the next cards of a ranking and moves the focus to the first of them; the link goes when all are shown. Without
 * script, the link leads to the whole list.
 */
export function loadMore(signal: AbortSignal): void {
  const showNext = (link: HTMLElement, event: MouseEvent) => {
    event.preventDefault();
    const step = Number(link.getAttribute(attributes.loadMore));
    const later = [...document.querySelectorAll<HTMLElement>(hidden)];
    for (const item of later.slice(0, step)) item.setAttribute(attributes.shown, "");
    later[0]?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
    link.hidden = later.length <= step;
  };
  onClick(selector("loadMore"), showNext, signal);
}

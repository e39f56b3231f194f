/** Milliseconds that a scroll takes, and pixels above a section at which it ends (docs/product.md, section 9). */
const duration = 500;
const offset = 100;

/** What a reader does to scroll on his own; it ends ours. */
const takeovers = ["wheel", "touchstart", "keydown", "popstate"] as const;

/**
 * Scrolls to a section with ease. The goal is measured in each frame: pictures that load on the way may move it.
 * @returns a function that stops it.
 */
export function animateScrollTo(section: HTMLElement): () => void {
  const from = window.scrollY;
  let startedAt: number | undefined;
  const step = (now: number) => {
    startedAt ??= now;
    const progress = Math.min(1, (now - startedAt) / duration);
    const goal = window.scrollY + section.getBoundingClientRect().top - offset;
    // "instant", or the smooth scrolling of the style sheet would slow each step.
    window.scrollTo({ top: from + (goal - from) * easeInOut(progress), behavior: "instant" });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  let frame = requestAnimationFrame(step);
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of takeovers) window.removeEventListener(type, stop);
  };
  for (const type of takeovers) window.addEventListener(type, stop, { passive: true });
  return stop;
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}

/** In milliseconds. */
const duration = 500;

/** In pixels, where the style sheet has not said how far below the top a section begins. */
const usualOffset = 100;

/** Events of manual scrolling, which stop the animation. */
const takeovers = ["wheel", "touchstart", "keydown", "popstate"] as const;

/**
 * Scrolls smoothly to a section. The target is measured in every frame, because pictures that load meanwhile may move
 * it.
 * @returns a function that stops the animation.
 */
export function animateScrollTo(section: HTMLElement): () => void {
  const from = scrollY;
  // As far below the top as a plain link ends: app/styles/reset.css, and more where a bar is at the top.
  const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || usualOffset;
  let startedAt: number | undefined;
  const step = (now: number) => {
    startedAt ??= now;
    const progress = Math.min(1, (now - startedAt) / duration);
    const goal = scrollY + section.getBoundingClientRect().top - offset;
    // "instant" overrides `scroll-behavior: smooth` of the style sheet, which would animate each step.
    scrollTo({ top: from + (goal - from) * easeInOut(progress), behavior: "instant" });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  let frame = requestAnimationFrame(step);
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of takeovers) removeEventListener(type, stop);
  };
  for (const type of takeovers) addEventListener(type, stop, { passive: true });
  return stop;
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}

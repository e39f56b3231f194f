import type { Browser, Page } from "@playwright/test";
import { isHydrated } from "../../../scripts/lib/react-in-page";
import { slowConditions, slowNetwork, slowProcessor } from "../../../scripts/lib/slow-phone";
import { article } from "./bench-pages";
import { phone, visit } from "./browser";
import { formatMilliseconds, type Measurement, percentile } from "./measurement";

/** Times of the page in milliseconds; 0 where nothing has happened. */
type Press = { at: number; effective: number; longest: number };

type Tap = {
  what: string;
  /** Longest time in milliseconds. */
  budget: number;
  selector: string;
  /** Milliseconds between the first paint and the tap. */
  wait: number;
  /** The reading script does not arrive. */
  isEarly?: true;
};

const like = "button[data-mark^=like]";
const taps: readonly Tap[] = [
  { what: "first tap on Like: from the tap to its effect", budget: 100, selector: like, wait: 3000 },
  {
    what: "the same before the reading script is there: from the tap to a sign of it",
    budget: 100,
    selector: like,
    wait: 300,
    isEarly: true,
  },
  {
    what: "first tap into a form: from the tap until React serves it",
    budget: 1800,
    selector: "[data-island] input[type=email]",
    wait: 3000,
  },
];

/**
 * The first tap on an article, on a slow phone: on "Like", which needs no React, and into the field of the newsletter, which
 * starts React. Times end when the change has been painted, or when React serves the field.
 */
export async function measureFirstPress(browser: Browser, origin: string, runs: number): Promise<Measurement[]> {
  const presses = taps.map((tap) => ({ tap, times: [] as Press[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { tap, times } of presses) times.push(await pressOnce(browser, origin, tap));
  const longest = Math.max(...presses.flatMap(({ times }) => times.map((one) => one.longest)));
  return [
    ...presses.map(({ tap, times }) => report(tap, times)),
    {
      what: "INP of these taps",
      budget: "≤ 200 ms",
      measured: formatMilliseconds(longest),
      isMet: longest <= 200,
      note: "The longest event of any interaction in these runs, from the Event Timing API (steps of 8 ms; under 16 ms none is reported).",
    },
  ];
}

function report({ what, budget, wait }: Tap, presses: readonly Press[]): Measurement {
  const times = presses.map(({ at, effective }) => (effective > 0 ? effective - at : Number.POSITIVE_INFINITY));
  const kept = times.filter(Number.isFinite).length;
  const slowest = Math.max(...times);
  return {
    what,
    budget: `all kept, ≤ ${budget} ms`,
    measured: `${kept} of ${presses.length} kept, ${formatMilliseconds(slowest)}`,
    isMet: slowest <= budget,
    note: `${slowConditions}, ${wait / 1000} s after the first paint, an article, ${presses.length} runs, nothing fetched ahead. The slowest; the median is ${formatMilliseconds(percentile(times, 0.5))}.`,
  };
}

function pressOnce(browser: Browser, origin: string, { selector, wait, isEarly }: Tap): Promise<Press> {
  return visit(browser, phone, async (page) => {
    const client = await slowNetwork(page);
    // Left unanswered: after a failure, the browser would get the press back.
    if (isEarly) await page.route("**/scripts/reading.js*", () => undefined);
    await page.addInitScript(watchPress);
    await page.goto(origin + article, { waitUntil: isEarly ? "commit" : "load" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await slowProcessor(client);
    const place = await placeAboveFold(page, selector);
    await page.waitForTimeout(wait);
    if (await isHydrated(page)) throw new Error("React came before the tap.");
    await page.touchscreen.tap(place.x, place.y);
    await page
      .waitForFunction(() => Reflect.get(window, "press").effective > 0, undefined, { timeout: 10_000 })
      .catch(() => undefined);
    await page.waitForTimeout(500);
    return page.evaluate(() => Reflect.get(window, "press") as Press);
  });
}

/** Moves an element to where it can be tapped without scrolling. @returns its centre. */
function placeAboveFold(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((one) => {
    const element = document.querySelector<HTMLElement>(one);
    if (!element) throw new Error(`The article has no ${one}.`);
    Object.assign(element.style, { position: "fixed", top: "300px", left: "60px", zIndex: "9" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}

/**
 * Runs in the page: records the time of the tap, the time when its effect has been painted, and the duration of events. Its
 * functions have no names: tsx would wrap them in a helper that the page does not have.
 */
function watchPress(): void {
  const press = { at: 0, effective: 0, longest: 0 };
  const answered = '[data-mark][aria-pressed="true"], [data-mark][aria-busy="true"]';
  Object.assign(window, { press });
  addEventListener("pointerup", ({ timeStamp }) => (press.at ||= timeStamp), true);
  for (const type of ["hydrated", "painted"]) addEventListener(type, () => (press.effective ||= performance.now()));
  new MutationObserver(() => {
    if (document.querySelector(answered))
      requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event("painted"))));
  }).observe(document, { subtree: true, attributeFilter: ["aria-pressed", "aria-busy"] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) press.longest = Math.max(press.longest, entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

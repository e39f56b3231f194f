import type { Browser, Page } from "@playwright/test";
import { article } from "./bench-pages";
import { phone, visit } from "./browser";
import { formatMilliseconds, type Measurement, percentile } from "./measurement";
import { slowConditions, slowDown } from "./slow-phone";

/** Times of the page in milliseconds; 0 where nothing has happened. */
type Press = { at: number; effective: number; longest: number };

const waited = "3 s after loading";

/**
 * The first tap on an article, on a slow phone: on "Like", which needs no React, and into the field of the newsletter,
 * which starts React. Each is effective when the reader can see it, or when React serves the field.
 */
export async function measureFirstPress(browser: Browser, origin: string, runs: number): Promise<Measurement[]> {
  const likes: Press[] = [];
  const fields: Press[] = [];
  for (let run = 0; run < runs; run += 1) {
    likes.push(await pressOnce(browser, origin, "button[data-mark=like]"));
    fields.push(await pressOnce(browser, origin, "form[data-react] input[type=email]"));
  }
  const longest = Math.max(...[...likes, ...fields].map((one) => one.longest));
  return [
    report("first tap on Like: from the tap to its effect", likes, 100),
    report("first tap into a form: from the tap until React serves it", fields, 1800),
    {
      what: "INP of these taps",
      budget: "≤ 200 ms",
      measured: formatMilliseconds(longest),
      isMet: longest <= 200,
      note: "The longest event of any interaction in these runs, from the Event Timing API (steps of 8 ms; under 16 ms none is reported).",
    },
  ];
}

function report(what: string, presses: readonly Press[], budget: number): Measurement {
  const times = presses.map(({ at, effective }) => (effective > 0 ? effective - at : Number.POSITIVE_INFINITY));
  const kept = times.filter(Number.isFinite).length;
  const slowest = Math.max(...times);
  return {
    what,
    budget: `all kept, ≤ ${budget} ms`,
    measured: `${kept} of ${presses.length} kept, ${formatMilliseconds(slowest)}`,
    isMet: slowest <= budget,
    note: `${slowConditions}, ${waited}, an article, ${presses.length} runs, nothing fetched ahead. The slowest; the median is ${formatMilliseconds(percentile(times, 0.5))}.`,
  };
}

function pressOnce(browser: Browser, origin: string, selector: string): Promise<Press> {
  return visit(browser, phone, async (page) => {
    await slowDown(page);
    await page.addInitScript(watchPress);
    await page.goto(origin + article, { waitUntil: "load" });
    const place = await placeAboveFold(page, selector);
    await page.waitForTimeout(3000);
    const isEarly = await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    if (isEarly) throw new Error("React came before the tap.");
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

/** Runs in the page: records the time of the tap, the time of its effect, and the duration of events. */
function watchPress(): void {
  const press = { at: 0, effective: 0, longest: 0 };
  const take = () => {
    press.effective ||= performance.now();
  };
  Object.assign(window, { press });
  addEventListener("pointerup", ({ timeStamp }) => (press.at ||= timeStamp), true);
  addEventListener("hydrated", take);
  new MutationObserver(() => document.querySelector('[data-mark][aria-pressed="true"]') && take()).observe(document, {
    subtree: true,
    attributeFilter: ["aria-pressed"],
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) press.longest = Math.max(press.longest, entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

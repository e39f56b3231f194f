import type { Browser, CDPSession, Page } from "@playwright/test";
import { slowConditions, slowNetwork, slowProcessor } from "../../../scripts/lib/slow-phone";
import { readPages } from "./bench-pages";
import { phone, visit } from "./browser";
import { formatKilobytes, formatMilliseconds, type Measurement } from "./measurement";

/** Bytes of scripts and their data over the network, milliseconds of script, and tasks of more than 50 ms after loading. */
type Session = { path: string; bytes: number; script: number; longTasks: number };

/**
 * A reader who only reads: loads a page, scrolls to its end, stays 20 seconds in all, and follows a link. On a slow phone,
 * on seven kinds of page; the worst of each figure.
 */
export async function measureReading(browser: Browser, origin: string): Promise<Measurement[]> {
  const sessions: Session[] = [];
  for (const path of readPages) sessions.push(await readPage(browser, origin, path));
  const worst = (field: "bytes" | "script" | "longTasks") =>
    sessions.reduce((most, one) => (one[field] > most[field] ? one : most));
  const { bytes, path } = worst("bytes");
  const { script, path: busiest } = worst("script");
  const { longTasks } = worst("longTasks");
  return [
    {
      what: `script in a reading session (${slowConditions}), the most of ${readPages.length} kinds of page`,
      budget: "≤ 6 KB",
      measured: `${formatKilobytes(bytes)} (${path})`,
      isMet: bytes <= 6 * 1024,
    },
    {
      what: "time of script in it",
      budget: "≤ 50 ms",
      measured: `${formatMilliseconds(script)} (${busiest})`,
      isMet: script <= 50,
    },
    {
      what: "long tasks in it, after the page is loaded and painted",
      budget: "0",
      measured: String(longTasks),
      isMet: longTasks === 0,
    },
  ];
}

function readPage(browser: Browser, origin: string, path: string): Promise<Session> {
  return visit(browser, phone, async (page) => {
    const client = await slowNetwork(page);
    await slowProcessor(client);
    const weighScripts = weigh(client);
    await client.send("Performance.enable");
    const begun = Date.now();
    await page.addInitScript(() => {
      const starts: number[] = [];
      Object.assign(window, { startsOfLongTasks: starts });
      new PerformanceObserver((list) => starts.push(...list.getEntries().map((task) => task.startTime))).observe({
        type: "longtask",
      });
    });
    await page.goto(origin + path, { waitUntil: "load" });
    await scrollToEnd(page);
    await page.waitForTimeout(Math.max(0, 20_000 - (Date.now() - begun)));
    const { metrics } = await client.send("Performance.getMetrics");
    const script = (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
    const longTasks = await page.evaluate(countLongTasks);
    const link = page.locator('a[href^="/"]:visible').first();
    if ((await link.count()) > 0) await link.click().then(() => page.waitForLoadState());
    return { path, bytes: weighScripts(), script, longTasks };
  });
}

/** Runs in the page. Loading ends when it is painted, as in Total Blocking Time: layout and first paint may follow `load`. */
function countLongTasks(): number {
  const starts = Reflect.get(window, "startsOfLongTasks") as number[];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const ready = Math.max(navigation?.loadEventEnd ?? 0, painted);
  return starts.filter((at) => at >= ready).length;
}

/** Sums the bytes of scripts over the network, with headers, until it is asked. */
function weigh(client: CDPSession): () => number {
  const wanted = new Set<string>();
  let bytes = 0;
  client.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script" || type === "Fetch") wanted.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Asks the page once only: what asking costs would count as script of the page. */
async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
}

import type { Browser, CDPSession, Page } from "@playwright/test";
import { slowConditions, slowNetwork, slowProcessor } from "../../../scripts/lib/slow-phone";
import { readPages } from "./bench-pages";
import { phone, visit } from "./browser";
import { formatKilobytes, formatMilliseconds, getFormatTable, type Measurement } from "./measurement";

type Session = {
  path: string;
  /** Bytes of the document. */
  document: number;
  /** Bytes of scripts and their data. */
  bytes: number;
  /** Milliseconds of script. */
  script: number;
  /** Begun once the page had loaded and was painted. */
  longTasks: number;
  /** Begun after the event `load`, before the first contentful paint. */
  tasksOfPainting: number;
};

/**
 * A reader who only reads: loads a page, scrolls to its end, stays 20 seconds in all, and follows a link. On a slow phone,
 * on seven kinds of page.
 */
export async function measureReading(browser: Browser, origin: string): Promise<Measurement[]> {
  const sessions: Session[] = [];
  for (const path of readPages) sessions.push(await readPage(browser, origin, path));
  const most = (field: "bytes" | "script" | "longTasks") =>
    sessions.reduce((worst, one) => (one[field] > worst[field] ? one : worst));
  const how = `Phone, ${slowConditions}: load, scroll to the end, 20 s, follow a link`;
  const bytes = most("bytes");
  const script = most("script");
  const tasks = most("longTasks");
  return [
    {
      what: "script in a reading session, the most of seven kinds of page",
      budget: "≤ 6 KB",
      measured: formatKilobytes(bytes.bytes),
      isMet: bytes.bytes <= 6 * 1024,
      note: `${how}. Bytes over the network with headers; the most of ${sessions.length} pages (${bytes.path}). Each session:`,
      table: getFormatTable(
        ["page", "document", "script", "time of script", "long tasks"],
        sessions.map((one) => [one.path, ...getCells(one)]),
      ),
    },
    {
      what: "time of script in it",
      budget: "≤ 50 ms",
      measured: formatMilliseconds(script.script),
      isMet: script.script <= 50,
      note: `As the browser counts it for the whole session, in the table above (${script.path}).`,
    },
    {
      what: "long tasks in it, after loading",
      budget: "0",
      measured: `${tasks.longTasks}`,
      isMet: tasks.longTasks === 0,
      note: `Tasks of more than 50 ms that begin once the page has loaded and is painted (docs/decisions/085-long-tasks-after-loading.md); in the table above, those that begin between the event load and the first contentful paint, which lay the page out and paint it, are added after the +.`,
    },
  ];
}

function getCells({ document, bytes, script, longTasks, tasksOfPainting }: Session): string[] {
  return [
    formatKilobytes(document),
    formatKilobytes(bytes),
    formatMilliseconds(script),
    `${longTasks} + ${tasksOfPainting}`,
  ];
}

function readPage(browser: Browser, origin: string, path: string): Promise<Session> {
  return visit(browser, phone, async (page) => {
    const client = await slowNetwork(page);
    await slowProcessor(client);
    const weighDocument = weigh(client, ["Document"]);
    const weighScripts = weigh(client, ["Script", "Fetch"]);
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
    const tasks = await page.evaluate(countLongTasks);
    const document = weighDocument();
    const link = page.locator('a[href^="/"]:visible').first();
    if ((await link.count()) > 0) await link.click().then(() => page.waitForLoadState());
    return { path, document, bytes: weighScripts(), script, ...tasks };
  });
}

/** Runs in the page. */
function countLongTasks(): Pick<Session, "longTasks" | "tasksOfPainting"> {
  const starts = Reflect.get(window, "startsOfLongTasks") as number[];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loaded = navigation?.loadEventEnd ?? 0;
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return {
    longTasks: starts.filter((at) => at >= loaded && at >= painted).length,
    tasksOfPainting: starts.filter((at) => at >= loaded && at < painted).length,
  };
}

/** Sums the bytes over the network of these types, with headers, until it is asked. */
function weigh(client: CDPSession, types: readonly string[]): () => number {
  const wanted = new Set<string>();
  let bytes = 0;
  client.on("Network.responseReceived", ({ requestId, type }) => {
    if (types.includes(type)) wanted.add(requestId);
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

import { type CDPSession, chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../scripts/lib/find-browser";
import { slowConditions, slowNetwork, slowProcessor } from "../../../scripts/lib/slow-phone";
import { formatMilliseconds, type Measurement } from "./measurement";
import { readPages } from "./page-examples";

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Bytes of scripts and their data over the network, and milliseconds of script. */
type Session = { path: string; bytes: number; script: number };

/**
 * A reader who only reads: loads a page, scrolls to its end, stays 20 seconds in all, and follows a link. On a slow phone,
 * on seven kinds of page; the worst of each figure.
 */
export async function measureReading(origin: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const sessions: Session[] = [];
  for (const path of readPages) {
    // A context of its own, like a first visit.
    const context = await browser.newContext(phone);
    sessions.push({ path, ...(await readPage(await context.newPage(), origin + path)) });
    await context.close();
  }
  await browser.close();
  const worst = (field: "bytes" | "script") => sessions.reduce((most, one) => (one[field] > most[field] ? one : most));
  const { bytes, path } = worst("bytes");
  const { script, path: busiest } = worst("script");
  return [
    {
      what: `script in a reading session (${slowConditions}), the most of ${readPages.length} kinds of page`,
      budget: "≤ 6 KB",
      measured: `${(bytes / 1024).toFixed(1)} KB (${path})`,
      isMet: bytes <= 6 * 1024,
    },
    {
      what: "time of script in it",
      budget: "≤ 50 ms",
      measured: `${formatMilliseconds(script)} (${busiest})`,
      isMet: script <= 50,
    },
  ];
}

async function readPage(page: Page, address: string): Promise<Omit<Session, "path">> {
  const client = await slowNetwork(page);
  await slowProcessor(client);
  const weighScripts = weigh(client);
  await client.send("Performance.enable");
  const begun = Date.now();
  await page.goto(address, { waitUntil: "load" });
  await scrollToEnd(page, client);
  await page.waitForTimeout(Math.max(0, 20_000 - (Date.now() - begun)));
  const { metrics } = await client.send("Performance.getMetrics");
  const script = (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
  const link = page.locator('a[href^="/"]:visible').first();
  if ((await link.count()) > 0) await link.click().then(() => page.waitForLoadState());
  return { bytes: weighScripts(), script };
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

/** Asks the browser how high the page is: an answer by the page would count as script of the page. */
async function scrollToEnd(page: Page, client: CDPSession): Promise<void> {
  const { cssContentSize } = await client.send("Page.getLayoutMetrics");
  const { height } = cssContentSize;
  for (let at = 0; at < height; at += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
}

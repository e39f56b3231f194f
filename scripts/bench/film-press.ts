import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { pressOnce, type Tap } from "./first-press";

/** What the screen showed, in milliseconds after the tap. */
type Frame = { at: number; picture: string };

/** Milliseconds after the tap at which the film shows the screen; the first is before it. */
const moments = [-50, 50, 100, 200, 400, 800, 1200, 1600] as const;

const filmed = 2000;

/** Films a first tap on a slow phone. @returns PNG of a strip: the screen at each of the moments. */
export async function filmPress(browser: Browser, origin: string, tap: Tap): Promise<Buffer> {
  const frames: Frame[] = [];
  await pressOnce(browser, origin, tap, async (press, client) => {
    let tappedAt = Number.POSITIVE_INFINITY;
    client.on("Page.screencastFrame", ({ data, sessionId, metadata: { timestamp = 0 } }) => {
      frames.push({ at: timestamp * 1000, picture: data });
      void client.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await client.send("Page.startScreencast", { format: "jpeg", quality: 70, maxWidth: 360, everyNthFrame: 1 });
    await wait(1000);
    tappedAt = Date.now();
    await press();
    await wait(filmed);
    await client.send("Page.stopScreencast");
    for (const frame of frames) frame.at -= tappedAt;
  });
  return drawStrip(browser, frames);
}

async function drawStrip(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const shown = moments.map((moment) => ({ moment, frame: frames.findLast(({ at }) => at <= moment) ?? frames[0] }));
  const figures = shown.map(
    ({ moment, frame }) =>
      `<figure><img src="data:image/jpeg;base64,${frame?.picture}" alt=""><figcaption>${moment < 0 ? "before" : `${moment} ms`}</figcaption></figure>`,
  );
  const style =
    "body{margin:12px;display:flex;gap:8px;font:16px sans-serif}figure{margin:0}img{width:180px;border:1px solid #999}figcaption{text-align:center}";
  const page = await browser.newPage({ viewport: { width: 1540, height: 420 } });
  await page.setContent(`<style>${style}</style>${figures.join("")}`);
  const strip = await page.screenshot({ fullPage: true });
  await page.close();
  return strip;
}

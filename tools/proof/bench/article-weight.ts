import type { Browser, BrowserContextOptions } from "@playwright/test";
import { article } from "./bench-pages";
import { desktop, phone, visit } from "./browser";
import { formatKilobytes, type Measurement } from "./measurement";

const kinds = ["Document", "Stylesheet", "Font", "Image"] as const;

/** Bytes of a first visit to an article, without script. */
export async function measureArticle(browser: Browser, origin: string): Promise<Measurement[]> {
  const screens = [await weigh(browser, phone, origin), await weigh(browser, desktop, origin)];
  const most = Math.max(...screens.map(({ total }) => total));
  return [
    {
      what: "HTML + CSS + fonts + above-the-fold images, article, first visit",
      budget: "≤ 250 KB",
      measured: formatKilobytes(most),
      isMet: most <= 250 * 1024,
      note: `Bytes over the network with headers; the images are all that load without scrolling. Phone: ${screens[0]?.parts}. Desktop: ${screens[1]?.parts}.`,
    },
  ];
}

function weigh(browser: Browser, options: BrowserContextOptions, origin: string) {
  return visit(browser, options, async (page) => {
    const bytes: Record<string, number> = {};
    const getKind = new Map<string, string>();
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    client.on("Network.responseReceived", ({ requestId, type }) => getKind.set(requestId, type));
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = getKind.get(requestId) ?? "Other";
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(origin + article, { waitUntil: "networkidle" });
    const parts = kinds.map((kind) => `${kind.toLowerCase()} ${formatKilobytes(bytes[kind] ?? 0)}`).join(", ");
    return { total: kinds.reduce((sum, kind) => sum + (bytes[kind] ?? 0), 0), parts };
  });
}

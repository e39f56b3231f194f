import type { Browser, Page } from "@playwright/test";
import { isInlineScript, readScripts } from "../../lib/delivery/read-elements.js";
import { everyKindOfRoute } from "./bench-pages";
import { phone, visit, wake } from "./browser";
import { formatKilobytes, type Measurement } from "./measurement";
import { createClient } from "./requests";

type Weight = { path: string; inline: number; network: number; after: number };

/** Script that runs before the first interaction, and all script after hydration. */
export async function measureScripts(browser: Browser, origin: string, bareOrigin: string): Promise<Measurement[]> {
  const weights: Weight[] = [];
  for (const path of everyKindOfRoute) weights.push({ path, ...(await weigh(browser, origin, path)) });
  const bare = await weigh(browser, bareOrigin, "/");

  const before = largest(weights, ({ inline, network }) => inline + network);
  const after = largest(weights, (weight) => weight.after);
  const own = after.after - bare.after;
  return [
    {
      what: "script executed before the first touch, any route",
      budget: "≤ 2 KB",
      measured: `${before.inline} bytes inline, ${before.network} bytes of script from the network`,
      isMet: before.inline + before.network <= 2048,
      note: `The most of ${weights.length} routes (${before.path}), uncompressed, 2 s after loading. The bare page: ${formatKilobytes(bare.network)}.`,
    },
    {
      what: "script after the first touch, any route, gzip",
      budget: "≤ 160 KB",
      measured: formatKilobytes(after.after),
      isMet: after.after <= 160 * 1024,
      note: `The most of ${weights.length} routes (${after.path}): bytes of every script that had run when React was there, as the server sends them. The bare page: ${formatKilobytes(bare.after)}.`,
    },
    {
      what: "own code of it, gzip",
      budget: "≤ 25 KB",
      measured: formatKilobytes(own),
      isMet: own <= 25 * 1024,
      note: "What the route above has more than the bare page of the same Next.js.",
    },
  ];
}

async function weigh(browser: Browser, origin: string, path: string): Promise<Omit<Weight, "path">> {
  const client = createClient(origin, 2);
  const sum = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const one of paths) bytes += (await client.ask(one, "gzip")).bytes;
    return bytes;
  };
  try {
    return await visit(browser, phone, async (page) => {
      const scripts = collectScripts(page);
      await page.goto(origin + path, { waitUntil: "load" });
      await page.waitForTimeout(2000);
      const network = await sum([...scripts]);
      await wake(page);
      await page.waitForLoadState("networkidle");
      const { body } = await client.ask(path);
      return { inline: inlineBytes(body), network, after: await sum(scripts) };
    });
  } finally {
    client.close();
  }
}

/** Paths of the scripts that the page runs, without prefetched ones. */
function collectScripts(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

/** Bytes of the inline scripts that run; speculation rules are data. */
function inlineBytes(html: string): number {
  return readScripts(html)
    .filter((script) => isInlineScript(script) && script.attributes.get("type") !== "speculationrules")
    .reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
}

function largest<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item {
  return items.reduce((best, item) => (sizeOf(item) > sizeOf(best) ? item : best));
}

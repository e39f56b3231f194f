import type { Browser, Page } from "@playwright/test";
import { wake } from "../../../scripts/lib/react-in-page";
import { everyKindOfRoute } from "./bench-pages";
import { phone, visit } from "./browser";
import { formatKilobytes, type Measurement } from "./measurement";
import { createClient } from "./requests";

type Weight = { path: string; after: number };

/** All script of a page once React is there. */
export async function measureScripts(browser: Browser, origin: string, bareOrigin: string): Promise<Measurement[]> {
  const weights: Weight[] = [];
  for (const path of everyKindOfRoute) weights.push({ path, ...(await weigh(browser, origin, path)) });
  const bare = await weigh(browser, bareOrigin, "/");

  const after = largest(weights, (weight) => weight.after);
  const own = after.after - bare.after;
  return [
    {
      what: "script when React is used, any route, gzip",
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
      await wake(page);
      await page.waitForLoadState("networkidle");
      return { after: await sum(scripts) };
    });
  } finally {
    client.close();
  }
}

/** Paths of the scripts that the page runs. */
function collectScripts(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

function largest<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item {
  return items.reduce((best, item) => (sizeOf(item) > sizeOf(best) ? item : best));
}

import type { Browser, Page } from "@playwright/test";
import { wake } from "../../../scripts/lib/react-in-page";
import { everyKindOfRoute } from "./bench-pages";
import { phone, visit } from "./browser";
import { formatKilobytes, type Measurement } from "./measurement";
import { createClient } from "./requests";

/** All script of a page once React is there. */
export async function measureScripts(browser: Browser, origin: string, bareOrigin: string): Promise<Measurement[]> {
  let most = { path: "", bytes: 0 };
  for (const path of everyKindOfRoute) {
    const bytes = await weigh(browser, origin, path);
    if (bytes > most.bytes) most = { path, bytes };
  }
  const bare = await weigh(browser, bareOrigin, "/");
  const own = most.bytes - bare;
  return [
    {
      what: "script when React is used, any route, gzip",
      budget: "≤ 160 KB",
      measured: formatKilobytes(most.bytes),
      isMet: most.bytes <= 160 * 1024,
      note: `The most of ${everyKindOfRoute.length} routes (${most.path}): bytes of every script that had run when React was there, as the server sends them. The bare page: ${formatKilobytes(bare)}.`,
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

async function weigh(browser: Browser, origin: string, path: string): Promise<number> {
  const client = createClient(origin, 2);
  try {
    return await visit(browser, phone, async (page) => {
      const scripts = collectScripts(page);
      await page.goto(origin + path, { waitUntil: "load" });
      await wake(page);
      await page.waitForLoadState("networkidle");
      let bytes = 0;
      for (const script of scripts) bytes += (await client.ask(script, "gzip")).bytes;
      return bytes;
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

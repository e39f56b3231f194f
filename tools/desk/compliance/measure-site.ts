import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getSnapshot } from "../../../lib/content/snapshot/current-snapshot";
import { siteEntries } from "../../../lib/machines/sitemap/site-entries";
import { singlePages } from "../../../lib/site/pages";
import { openBrowser } from "../../proof/bench/browser";
import { startNext } from "../../proof/bench/processes";
import { readCommit } from "./legal-versions";
import { type MeasuredLink, screenWidths } from "./measured-link";
import { visitPage } from "./visit-page";

/** Every page of the sitemap, the pages that no search engine lists, and one that is missing. */
export function collectPages(): string[] {
  const unlisted = singlePages.filter(({ isIndexed }) => !isIndexed);
  return [
    ...siteEntries().map(({ path }) => path),
    ...unlisted.map(({ route, exampleQuery = "" }) => route + exampleQuery),
    "/missing-page",
  ];
}

/** Starts the built site, and measures the links of the pages on each screen. Pictures go into `out`/pictures. */
export async function measureSite(pages: readonly string[], out: string): Promise<MeasuredLink[]> {
  const pictures = join(out, "pictures");
  makeEmpty(out);
  mkdirSync(pictures, { recursive: true });
  const { partners } = getSnapshot().library.collections;
  const partnerHosts = partners.map(({ data }) => new URL(data.trackedUrl).host);
  const server = await startNext(process.cwd());
  const browser = await openBrowser();
  const found: MeasuredLink[] = [];
  for (const screen of screenWidths) {
    const hasPointer = screen === Math.max(...screenWidths);
    const context = await browser.newContext({
      viewport: { width: screen, height: 800 },
      deviceScaleFactor: 1,
      reducedMotion: "reduce",
      colorScheme: "light",
      locale: "en-US",
      timezoneId: "UTC",
    });
    // The compiler names functions by this helper, which a page does not have.
    await context.addInitScript("globalThis.__name = (one) => one; sessionStorage.clear()");
    const page = await context.newPage();
    // A countdown must not depend on the moment of the picture.
    await page.clock.setFixedTime(readCommit()?.time ?? "2025-01-01T00:00:00Z");
    for (const path of pages) {
      const options = { origin: server.origin, partnerHosts, pictures, screen, hasPointer };
      found.push(...(await visitPage(page, path, options)));
    }
    await context.close();
  }
  await browser.close();
  await server.stop();
  return sort(found, pages);
}

/** What an export consists of, also one that was broken off. */
const ownNames = /^(pictures|legal|evidence|index\.html|SHA256SUMS|[a-z]+\.csv)$/;

/** Earlier exports are removed; a folder with anything else in it is refused. */
function makeEmpty(out: string): void {
  mkdirSync(out, { recursive: true });
  const names = readdirSync(out);
  const other = names.find((name) => !ownNames.test(name));
  if (other) throw new Error(`${out} contains ${other}, so it is not an earlier export: choose another folder.`);
  for (const name of names) rmSync(join(out, name), { recursive: true });
}

function sort(links: MeasuredLink[], pages: readonly string[]): MeasuredLink[] {
  return links.sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page) || a.screen - b.screen);
}

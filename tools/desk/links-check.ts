import { resolve } from "node:path";
import { contentRoot } from "../../lib/content/read/content-path";
import { getSnapshot } from "../../lib/content/snapshot/current-snapshot";
import { today } from "../../lib/content/snapshot/entry-dates";
import { openContent } from "../../lib/content/snapshot/open-content";
import { getEnv } from "../../lib/runtime/env";
import { readOptions } from "../../scripts/lib/options";
import { checkLinks } from "./links/check-links";
import { collectLinks, isPlaceholder, type LinkKind, linkKinds } from "./links/collect-links";
import { compareWithHistory, readHistory, writeHistory } from "./links/compare-links";
import { getExitCode, type ReportFormat, reportFormats, reportLinks } from "./links/report-links";
import "../../scripts/lib/env-files";

/**
 * `npm run ops -- links [--format text|json|markdown|annotations] [--only partner]`: follows every link to another site,
 * and prints which are broken, since when, and which work again. Remembers the result in LINKS_FILE, which LINKS=strict reads. Exit code: 0 all
 * ok, 1 some to look at, 2 some broken, 3 a partner's link broken.
 */
const { values } = readOptions({
  format: { type: "choice", of: reportFormats, default: "text" },
  only: { type: "choice", of: linkKinds },
});
openContent();
await run(values.format, values.only);

async function run(as: ReportFormat, only: LinkKind | undefined): Promise<void> {
  const named = collectLinks(getSnapshot().library).filter(({ kind }) => !only || kind === only);
  const links = named.filter(({ url }) => !isPlaceholder(url));
  const checked = await checkLinks(links, { timeout: 15_000, hosts: 8, pause: 1_000, retries: 2 });
  const file = resolve(getEnv().linksFile);
  const before = readHistory(file);
  const dated = compareWithHistory(checked, before, today());
  // A check of one kind leaves what is known of the others.
  writeHistory(file, dated, today(), only ? before : {});
  // GitHub looks for the files of annotations from the root of the repository.
  const root = as === "annotations" ? process.cwd() : contentRoot();
  console.log(reportLinks({ links: dated, placeholders: named.length - links.length, root }, as));
  process.exitCode = getExitCode(dated);
}

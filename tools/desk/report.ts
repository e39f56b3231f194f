import { readFileSync } from "node:fs";
import { z } from "zod";
import { openContent } from "../../lib/content/snapshot/open-content";
import { siteEntries } from "../../lib/machines/sitemap/site-entries";
import { clicksFolder } from "../../lib/offers/click-log";
import { notFoundPage } from "../../lib/offers/sub-ids";
import { getEnv } from "../../lib/runtime/env";
import { singlePages } from "../../lib/site/pages";
import { formatCount } from "../../lib/util/number";
import { readOptions, refuse } from "../../scripts/lib/options";
import { createSubIdMatcher } from "./clicks/match-sub-ids";
import { isWithin, readClicks } from "./clicks/read-clicks";
import { type Earning, readEarnings } from "./clicks/read-earnings";
import { renderText } from "./clicks/render-report";
import { buildTable } from "./clicks/report-table";
import { getTotal, groupings, sumClicks } from "./clicks/sum-clicks";
import "../../scripts/lib/env-files";

/**
 * `npm run ops -- report [--by placement|page|link|rank|day] [--from 2025-06-01] [--to 2025-06-30] [--earnings file.csv]
 * [--json]`: clicks on affiliate links, and what they earned (docs/operators/affiliate-links.md). Exit code
 * 1 if the earnings have rows with errors.
 */
const { values } = readOptions({
  by: { type: "choice", of: groupings, default: "placement" },
  from: { type: "string" },
  to: { type: "string" },
  earnings: { type: "string" },
  json: { type: "boolean" },
});
const { by } = values;
const days =
  z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }).safeParse(values).data ??
  refuse("Write --from and --to as days, like 2025-06-28.");

openContent();
const notes: string[] = [];
const folder = clicksFolder(getEnv());
let badLines = 0;
const clicks = readClicks(folder, days, (place) => {
  badLines += 1;
  console.error(`${place}: not a click, left out`);
});
const earnings = values.earnings === undefined ? undefined : readReport(values.earnings);
const rows = sumClicks(clicks, by, earnings);
const total = getTotal(rows);
const span = days.from || days.to ? `${days.from ?? "the first day"} to ${days.to ?? "the last day"}` : "all days";
notes.unshift(`${formatCount(total.clicks, "click")}, ${span}.`);
if (badLines > 0) notes.push(`${formatCount(badLines, "line")} of the click files could not be read.`);
if (total.clicks === 0) notes.push(`No clicks in ${folder}: they are counted with AFFILIATE_LINKS=go.`);

if (values.json) console.log(JSON.stringify({ by, ...days, rows, total, notes }, null, 2));
else console.log([renderText(buildTable(rows, by)), "", ...notes].join("\n"));

/** The rows of a network's report that belong to the days asked for, each with its link. */
function readReport(file: string) {
  if (by === "rank") refuse("A sub-id names no rank: with --earnings, count by placement, page, link or day.");
  const all = readEarnings(readFileSync(file, "utf8"), (line, mistake) => {
    console.error(`${file}:${line}: ${mistake}. This row is left out.`);
    process.exitCode = 1;
  });
  const undated = all.filter(({ day }) => day === undefined).length;
  if (undated > 0 && (days.from || days.to || by === "day"))
    notes.push(`${formatCount(undated, "row")} of ${file} without a day: counted regardless of the dates.`);
  const pages = [...siteEntries().map(({ path }) => path), ...singlePages.map(({ route }) => route), notFoundPage];
  const getLink = createSubIdMatcher(pages);
  const inSpan = ({ day }: Earning) => day === undefined || isWithin(day, days);
  return all.filter(inSpan).map((earning) => ({ earning, from: getLink(earning) }));
}

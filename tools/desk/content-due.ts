import { relative } from "node:path";
import { listDue } from "../../lib/check/list-due";
import { contentRoot } from "../../lib/content/read/content-path";
import { currentSite } from "../../lib/content/site/current-site";
import { today } from "../../lib/content/site/entry-dates";
import { openContent } from "../../lib/content/site/open-content";
import { formatCount } from "../../lib/util/number";
import { readOptions, wholeNumber } from "../../scripts/lib/options";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- due [--days 30]`: what expires, goes stale, appears, ends or is unproved from now on, and
 * what is overdue, earliest first.
 */
const { values } = readOptions({ days: { type: "string", default: "30" } });
openContent();
const day = today();
const until = today(new Date(Date.parse(day) + wholeNumber("days", values.days, 0, 3650) * 86_400_000));
const root = contentRoot();
const due = listDue(currentSite().library, { day, until });

for (const { day: when, kind, file, line, what } of due)
  console.log(`${when}${when < day ? " (overdue)" : ""}  ${kind}  ${relative(root, file)}:${line}  ${what}`);
console.log(
  `due until ${until}: ${formatCount(due.length, "item")}, ${due.filter((item) => item.day < day).length} overdue`,
);

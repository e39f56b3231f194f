import { openContent } from "../../lib/content/snapshot/open-content";
import { formatCount } from "../../lib/util/number";
import { readOptions, refuse } from "../../scripts/lib/options";
import { endAll } from "../proof/bench/cleanup";
import { collectPages, measureSite } from "./compliance/measure-site";
import { findFaults } from "./compliance/measured-link";
import { writeExport } from "./compliance/write-export";

/**
 * `npm run ops -- compliance --out DIR [--pages /,/reviews]`: opens the built site and writes every affiliate link with its
 * distance to its disclosure, the claims, offers, ranking and legal pages, for a lawyer or a network (docs/operators/affiliate-links.md).
 * Exit code 1 if a link is not marked, or too far from its disclosure.
 */
const { values } = readOptions({ out: { type: "string" }, pages: { type: "string" } });
openContent();
const out = values.out || refuse("Say where to write the export: npm run ops -- compliance --out DIR");
const pages = values.pages?.split(",") ?? collectPages();
const links = await measureSite(pages, out);
writeExport(out, { pages, links });

const faulty = links.filter((link) => findFaults(link).length > 0);
for (const link of faulty)
  console.log(`${link.page}  ${link.screen} px  ${link.placement || link.address}  ${findFaults(link).join("; ")}`);
const checked = `${formatCount(links.length, "link")} on ${formatCount(pages.length, "page")}`;
console.log(`compliance: ${checked}, ${formatCount(faulty.length, "link")} with faults. Open ${out}/index.html.`);
endAll();
process.exit(faulty.length > 0 ? 1 : 0);

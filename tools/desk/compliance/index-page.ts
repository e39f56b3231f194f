import { escapeHtml } from "../../../lib/util/escape";
import { formatCount } from "../../../lib/util/number";
import { list, renderTable } from "./html-parts";
import { indexStyle } from "./index-style";
import { farthestDisclosure, findFaults, type MeasuredLink, screenWidths } from "./measured-link";
import { renderPageLinks } from "./page-links";

/** A table of the export: its CSV file, and what is in it. */
export type ExportTable = { file: string; names: readonly string[]; rows: readonly (readonly string[])[] };

export type ComplianceExport = {
  siteName: string;
  /** The commit, in words. */
  commit: string;
  pages: readonly string[];
  links: readonly MeasuredLink[];
  ledger: ExportTable;
  offers: ExportTable;
  ranking: ExportTable;
  /** The rule of the ranking, a sentence each. */
  rule: readonly string[];
  rules: ExportTable;
  legal: ExportTable;
};

/** The page that a reader of the export opens first. Everything on it is also in a CSV file beside it. */
export function renderIndex(data: ComplianceExport): string {
  const { siteName, commit, pages, links, ledger, offers, ranking, rule, rules, legal } = data;
  const faults = links.flatMap((link) => findFaults(link).map((fault) => ({ link, fault })));
  const shown = links.filter(({ shownAfter }) => shownAfter !== "hidden");
  const farthest = Math.max(0, ...shown.map(({ disclosure }) => disclosure?.distance ?? 0));
  const withLinks = pages.filter((page) => links.some((link) => link.page === page));
  const title = `${siteName}: affiliate links and what the site states`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${indexStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(commit)}</p>
</header>
<nav><ul>
<li><a href="#result">Result</a></li><li><a href="#links">Links</a></li><li><a href="#claims">Claims</a></li>
<li><a href="#offers">Offers</a></li><li><a href="#ranking">Ranking</a></li><li><a href="#rules">Rules</a></li><li><a href="#legal">Legal pages</a></li>
<li><a href="#method">How this was made</a></li>
</ul></nav>
<section id="result">
<h2>Result</h2>
<p class="verdict ${faults.length > 0 ? "bad" : "good"}">${
    faults.length > 0
      ? `${formatCount(faults.length, "fault")} found.`
      : `No fault: every affiliate link is marked as sponsored and has its disclosure within ${farthestDisclosure} pixels.`
  }</p>
<dl>
<dt>Pages opened</dt><dd>${pages.length}, of which ${withLinks.length} have affiliate links</dd>
<dt>Affiliate links</dt><dd>${shown.length} seen, on screens ${screenWidths.join(" and ")} pixels wide</dd>
<dt>Farthest disclosure</dt><dd>${farthest} pixels; ${farthestDisclosure} are allowed</dd>
</dl>
${list(faults.map(({ link, fault }) => `${link.page}, ${link.screen} px, “${link.words}” ${fault}.`))}
</section>
<section id="links">
<h2>Links</h2>
<p>Each page with affiliate links, each link with its address, and on both screens the distance to the nearest disclosure with a picture of the two. All of it: <a href="links.csv">links.csv</a>.</p>
${withLinks
  .map((page) =>
    renderPageLinks(
      page,
      links.filter((link) => link.page === page),
    ),
  )
  .join("\n")}
</section>
<section id="claims"><h2>Claims</h2>
<p>What the site states about itself, its people, its partners and apps, with source and evidence: <a href="${ledger.file}">${ledger.file}</a>.</p>
${renderTable(ledger)}</section>
<section id="offers"><h2>Offers</h2>
<p>The partners to whom links lead, with their offers as the content has them: <a href="${offers.file}">${offers.file}</a>.</p>
${renderTable(offers)}</section>
<section id="ranking"><h2>Ranking</h2>
<p>The order that readers see, with the test that it rests on: <a href="${ranking.file}">${ranking.file}</a>. The rule:</p>
${list(rule)}
${renderTable(ranking)}</section>
<section id="rules"><h2>Rules</h2>
<p>Which rule asks what, where readers see it, what proves it, and what the last check found: <a href="${rules.file}">${rules.file}</a>.</p>
${renderTable(rules)}</section>
<section id="legal"><h2>Legal pages</h2>
<p>Every version of the terms, the privacy policy and the affiliate disclosure that was ever committed, in <code>legal/</code>: <a href="${legal.file}">${legal.file}</a>.</p>
${renderTable(legal)}</section>
<section id="method"><h2>How this was made</h2>
${list([
  "The built site was started and each page of its sitemap opened in Chromium, as well as pages that no search engine lists. Then the menu was opened, all reviews were shown, and on the wide screen the page was left at its top, which shows the reminder.",
  "A distance is the shortest between the letters of the disclosure and the box of the link, in CSS pixels; 0 where they touch. Only what a reader can see at that moment counts.",
  "A picture shows the link with its disclosure, or the link alone where both do not fit into one. Equal pictures are kept once.",
  "The same commit gives the same files on the same day, with the same browser and fonts: what the site shows may depend on the day, because offers end and texts appear. SHA256SUMS has the sum of every file; “sha256sum -c SHA256SUMS” compares them.",
])}
</section>
</body>
</html>
`;
}

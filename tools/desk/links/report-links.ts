import { relative } from "node:path";
import { verdicts } from "../../../lib/content/links/link-history";
import { formatCount } from "../../../lib/util/number";
import type { DatedLink } from "./compare-links";

export const reportFormats = ["text", "json", "markdown", "annotations"] as const;
export type ReportFormat = (typeof reportFormats)[number];

type Report = {
  links: readonly DatedLink[];
  /** Addresses that never exist, which nobody asked. */
  placeholders: number;
  /** Absolute path that files are named from. */
  root: string;
};

/** The result of a check for people (text, markdown), for programs (json), or for a pull request (annotations). */
export function reportLinks(report: Report, format: ReportFormat): string {
  return { text: asText, json: asJson, markdown: asMarkdown, annotations: asAnnotations }[format](report);
}

/** 0: every link is ok; 1: some are to be looked at; 2: some are broken; 3: some of the broken ones are a partner's. */
export function getExitCode(links: readonly Pick<DatedLink, "verdict" | "kind">[]): 0 | 1 | 2 | 3 {
  const worst = Math.max(0, ...links.map(({ verdict }) => verdicts[verdict].rank)) as 0 | 1 | 2;
  const isPartnerBroken = links.some(({ verdict, kind }) => kind === "partner" && verdicts[verdict].rank === 2);
  return isPartnerBroken ? 3 : worst;
}

/** What is worth a line: what is not ok, and what has healed. The worst first. */
function telling(links: readonly DatedLink[]): DatedLink[] {
  return links
    .filter(({ verdict, change }) => verdict !== "ok" || change === "healed")
    .sort((a, b) => verdicts[b.verdict].rank - verdicts[a.verdict].rank);
}

function describe({ verdict, since, okOn, change, finalUrl }: DatedLink): string {
  const history = change === "healed" ? "healed" : change === "new" ? "new" : `since ${since}`;
  const lastOk = verdict !== "ok" && okOn ? `, last ok on ${okOn}` : "";
  return `${verdicts[verdict].means} (${history}${lastOk})${finalUrl ? `; it ends at ${finalUrl}` : ""}`;
}

function getPlace({ places }: DatedLink, root: string): string {
  const [first, ...others] = places.map(({ file, line }) => `${relative(root, file)}:${line}`);
  return others.length > 0 ? `${first} and ${formatCount(others.length, "other place")}` : `${first}`;
}

function getSummary({ links, placeholders }: Report): string {
  const count = (rank: number) => links.filter(({ verdict }) => verdicts[verdict].rank === rank).length;
  const counts = `${count(0)} ok, ${count(1)} to look at, ${count(2)} broken`;
  return `links: ${counts}${placeholders > 0 ? `, ${formatCount(placeholders, "placeholder")} not checked` : ""}`;
}

function asText(report: Report): string {
  const lines = telling(report.links).map(
    (link) => `${getPlace(link, report.root)}  ${link.verdict}  ${link.url}\n    ${describe(link)}`,
  );
  return [...lines, getSummary(report)].join("\n");
}

function asJson({ links, placeholders, root }: Report): string {
  const files = links.map((link) => ({
    ...link,
    places: link.places.map(({ file, line, column }) => ({ file: relative(root, file), line, column })),
  }));
  return JSON.stringify({ links: files, placeholders }, null, 2);
}

function asMarkdown(report: Report): string {
  const cell = (text: string) => text.replace(/\|/g, "\\|");
  const rows = telling(report.links).map(
    (link) =>
      `| ${link.verdict} | ${link.kind} | <${cell(link.url)}> | ${getPlace(link, report.root)} | ${cell(describe(link))} |`,
  );
  const table = ["| Verdict | Kind | Link | Where | What |", "| --- | --- | --- | --- | --- |", ...rows];
  return [...(rows.length > 0 ? [...table, ""] : []), getSummary(report)].join("\n");
}

/** Workflow commands of GitHub Actions, one for each place. */
function asAnnotations(report: Report): string {
  const escapeData = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const lines = telling(report.links)
    .filter(({ verdict }) => verdict !== "ok")
    .flatMap((link) =>
      link.places.map(({ file, line, column }) => {
        const level = verdicts[link.verdict].rank === 2 ? "error" : "warning";
        const message = escapeData(`${link.url} ${describe(link)}`);
        return `::${level} file=${relative(report.root, file)},line=${line},col=${column},title=${link.verdict}::${message}`;
      }),
    );
  return [...lines, getSummary(report)].join("\n");
}

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkRules, type RuleState } from "../../../lib/claims/rulebook";
import { legalDocuments } from "../../../lib/content/names";
import { contentRoot } from "../../../lib/content/read/content-path";
import { getSnapshot } from "../../../lib/content/snapshot/current-snapshot";
import { getSite } from "../../../lib/content/snapshot/site-document";
import { readBuildReport } from "../../../lib/publish/build-report";
import { tabulate, writeCsv } from "../../../lib/util/csv";
import { sha256 } from "../../../lib/util/digest";
import { type ExportTable, renderIndex } from "./index-page";
import { listVersions, readCommit } from "./legal-versions";
import { findFaults, type MeasuredLink } from "./measured-link";
import { describeRule } from "./ranking-rule";

type Measured = { pages: readonly string[]; links: readonly MeasuredLink[] };

/** Writes all files of the export but the pictures, and then the sums of all. */
export function writeExport(out: string, { pages, links }: Measured): void {
  const { library, ranking, day } = getSnapshot();
  const { "site/claims": claims, "site/scoring": scoring } = library.documents;
  const tables = {
    ledger: toTable("claims.csv", claims?.data.claims ?? []),
    offers: toTable(
      "offers.csv",
      library.collections.partners.map(({ slug, data }) => ({ partner: slug, ...data })),
    ),
    ranking: toTable("ranking.csv", ranking.map(toRankingRow)),
    rules: toTable("rules.csv", checkRules({ library, day, build: readBuildReport() }).map(toRuleRow)),
    legal: toTable("legal.csv", writeLegal(out)),
  };
  const linkTable = toTable("links.csv", links.map(toLinkRow));
  for (const { file, names, rows } of [linkTable, ...Object.values(tables)])
    writeFileSync(join(out, file), writeCsv(names, rows));
  const evidence = join(contentRoot(), "evidence");
  if (existsSync(evidence)) cpSync(evidence, join(out, "evidence"), { recursive: true });
  const rule = scoring ? describeRule(scoring.data) : [];
  const index = renderIndex({ siteName: getSite().name, commit: describeCommit(), pages, rule, ...tables, links });
  writeFileSync(join(out, "index.html"), index);
  writeSums(out);
}

function toTable(file: string, objects: readonly object[]): ExportTable {
  return { file, ...tabulate(objects.map((object) => ({ ...object }))) };
}

function toRuleRow({ name, asks, seenAt, proof, test, faults }: RuleState) {
  return {
    rule: name,
    asks,
    "seen at": `${seenAt.label} (${seenAt.href})`,
    proof,
    test,
    "last build": readBuildReport()?.day ?? "none",
    result: faults.length === 0 ? "no fault found" : faults.join(" "),
  };
}

function toLinkRow(link: MeasuredLink) {
  const { page, screen, placement, words, address, rel, target, shownAfter, box, disclosure, picture } = link;
  return {
    page,
    screen,
    placement,
    words,
    address,
    rel,
    target,
    "shown after": shownAfter,
    left: box.left,
    top: box.top,
    width: box.width,
    height: box.height,
    "distance to disclosure": disclosure?.distance ?? "",
    disclosure: disclosure?.words ?? "",
    picture: picture ? `pictures/${picture}` : "",
    faults: findFaults(link),
  };
}

function toRankingRow({ rank, slug, title, score }: ReturnType<typeof getSnapshot>["ranking"][number]) {
  return {
    rank: rank ?? "none",
    review: slug,
    title,
    points: score ? `${score.points.total} of ${score.points.of}` : "not tested",
    stars: score?.overall ?? "",
    test: score ? `${score.test.slug}, by ${score.test.tester} on ${score.test.date}` : "",
    sample: score?.isSample ? "yes" : "",
  };
}

/** Every version of every legal page, as a file, and as a row. */
function writeLegal(out: string) {
  mkdirSync(join(out, "legal"));
  return legalDocuments.flatMap((name) => {
    const file = relative(process.cwd(), join(contentRoot(), `${name}.md`));
    return listVersions(file).map(({ file: then, commit, day, sha256, bytes }) => {
      const copy = `legal/${name.split("/")[1]}-${day}-${commit.slice(0, 12)}.md`;
      writeFileSync(join(out, copy), bytes);
      return { page: name, day, commit, file: then, copy, sha256 };
    });
  });
}

function describeCommit(): string {
  const commit = readCommit();
  if (!commit) return "Made outside a repository: no commit is known.";
  const changed = commit.isChanged ? " The files had changes that are in no commit." : "";
  return `Commit ${commit.hash} of ${commit.time}.${changed}`;
}

function writeSums(out: string): void {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(out, file)).isFile())
    .map((file) => file.split(sep).join("/"))
    .sort();
  writeFileSync(
    join(out, "SHA256SUMS"),
    files.map((file) => `${sha256(readFileSync(join(out, file)))}  ${file}\n`).join(""),
  );
}

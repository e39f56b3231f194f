import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { checkContent } from "../../lib/check/check-content";
import { contentRoot } from "../../lib/content/read/content-path";
import { today } from "../../lib/content/site/entry-dates";
import { readOptions, refuse } from "../../scripts/lib/options";
import "../../scripts/lib/env-files";
import { readGhost } from "./ghost/ghost-source";
import { showProgress } from "./progress";
import { runImport } from "./run-import";
import { noUploads, openUploads } from "./uploads";
import { readWordPress } from "./wordpress/wordpress-source";

/**
 * `npm run content -- import wordpress|ghost FILE [--uploads folder-or-zip] [--links links.csv] [--prefix /go] [--url https://old.example] [--set-aside]`: brings the texts of a WordPress export (WXR) or a Ghost export (JSON) into the content, with pictures from wp-content/uploads and links of ThirstyAffiliates or Pretty Links. Nothing is fetched. With `--set-aside`, texts that the check refuses lie beside the report. A second run changes nothing that was edited since.
 */
const { values, positionals } = readOptions(
  {
    uploads: { type: "string" },
    links: { type: "string", multiple: true, default: [] },
    prefix: { type: "string", default: "/go" },
    url: { type: "string", default: "" },
    "set-aside": { type: "boolean", default: false },
  },
  { allowPositionals: true },
);
const [kind = "", file = ""] = positionals;
const reportFile = "import-report.md";
if (kind !== "wordpress" && kind !== "ghost")
  refuse("Write where the file is from: npm run content -- import wordpress export.xml");
if (!existsSync(file))
  refuse(file === "" ? "Name the export: npm run content -- import wordpress export.xml" : `There is no ${file}.`);
if (kind === "ghost" && !/^https?:\/\/[^/]+$/.test(values.url))
  refuse("A Ghost export does not say where the site was: --url https://old.example");

try {
  const root = contentRoot();
  const source = kind === "ghost" ? readGhost(file, values.url) : await readWordPress(file);
  const uploads = values.uploads === undefined ? noUploads : await openUploads(values.uploads);
  const counts = await runImport({
    source: values.url ? { ...source, url: values.url.replace(/\/+$/, "") } : source,
    root,
    reportFile,
    uploads,
    linkFiles: values.links,
    linkPrefix: values.prefix.replace(/\/+$/, ""),
    highestId: Math.max(...["blog", "reviews"].map((folder) => highestId(join(root, folder)))),
    day: today(),
    check: values["set-aside"] ? () => errorsByFile(root) : undefined,
    onProgress: showProgress,
  });
  uploads.close();
  for (const [what, number] of counts) console.log(`${number} ${what}`);
  console.log(
    `${reportFile} says what became of each text. Now: npm run content -- check${values["set-aside"] ? "" : " (import again with --set-aside to leave out what it refuses)"}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The highest number of the texts in a folder; 0 if there is none. The folder may hold thousands, and is not read as content. */
function highestId(folder: string): number {
  if (!existsSync(folder)) return 0;
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => Number(/^id: *(\d+)/m.exec(readFileSync(join(folder, name), "utf8"))?.[1] ?? 0));
  return Math.max(0, ...ids);
}

function errorsByFile(root: string): ReadonlyMap<string, readonly string[]> {
  const errors = new Map<string, string[]>();
  for (const { file, severity, line, message } of checkContent({ root, day: today() })) {
    if (severity !== "error") continue;
    const path = relative(root, file);
    errors.set(path, [...(errors.get(path) ?? []), `line ${line}: ${message}`]);
  }
  return errors;
}

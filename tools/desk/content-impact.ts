import { execFile } from "node:child_process";
import { isAbsolute, join, relative } from "node:path";
import { promisify } from "node:util";
import { contentRoot } from "../../lib/content/read/content-path";
import { readFolder } from "../../lib/content/read/load-library";
import { today } from "../../lib/content/snapshot/entry-dates";
import type { Library } from "../../lib/content/snapshot/library";
import { getEnv } from "../../lib/runtime/env";
import { contentAt, temporaryFolder, withFiles } from "../../scripts/lib/content-at";
import { contentName } from "../../scripts/lib/content-name";
import { readOptions } from "../../scripts/lib/options";
import { compareSites, difference } from "./impact/compare-sites";
import { flatten } from "./impact/flatten";
import { renderImpact } from "./impact/render-impact";
import "../../scripts/lib/env-files";

/**
 * `npm run content -- impact [<file> …] [--since HEAD] [--json]`: what the changed files of content/, or only the named
 * ones, change compared with a commit: ranks, prices and structured data, before and after. Exits 1 if a file cannot be read, 2
 * if a named one is not in the content folder.
 */
const { values, positionals } = readOptions(
  { since: { type: "string", default: "HEAD" }, json: { type: "boolean" } },
  { allowPositionals: true },
);
const root = contentRoot();
const day = today();
const names = positionals.map((file) => contentName(file, root));
for (const name of names.filter((one) => one.startsWith("..") || isAbsolute(one))) {
  console.error(`${name} is not in the content folder.`);
  process.exit(2);
}
const before = contentAt(values.since, root);
const after = names.length > 0 ? withFiles(before, names, root) : root;
const old = read(before);
const current = read(after);
const broken = current.diagnostics.filter(({ severity }) => severity === "error");
for (const { file, line, message } of broken) console.error(`${relative(after, file)}:${line}  ${message}`);
if (broken.length > 0) process.exitCode = 1;
else {
  const structuredData = difference(...(await Promise.all([getGraphs(before), getGraphs(after)])));
  const impact = { ...compareSites(old, current, day), structuredData };
  console.log(values.json ? JSON.stringify(impact, null, 2) : renderImpact(impact));
}

function read(folder: string): Library {
  return readFolder({ root: folder, claims: getEnv().claims, day });
}

/** The structured data of a folder, each value by its address and place. */
async function getGraphs(folder: string): Promise<Map<string, string>> {
  const notes = temporaryFolder("impact-");
  const env = {
    ...process.env,
    CONTENT_DIR: folder,
    LAST_GOOD_DIR: join(notes, "good"),
    MEDIA_DIR: join(notes, "media"),
  };
  const args = ["--import", "tsx", "tools/desk/impact/print-graphs.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 256 * 1024 * 1024 });
  const graphs = Object.entries(JSON.parse(stdout) as Record<string, unknown>);
  return new Map(graphs.flatMap(([path, things]) => [...flatten(things, path)]));
}

import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { API } from "typescript/unstable/sync";
import { readOptions } from "../../scripts/lib/options";
import { type Change, kinds, walk } from "./faults/kinds";
import { findTests, listSources } from "./faults/related-tests";

/**
 * `npm run ops -- faults`: seeds mistakes of one line into a copy of the site, one after the other, runs the tests that reach
 * the file, and says which mistake no test notices.
 *
 *     --sample 150     how many of all possible mistakes are tried; the same number is the same choice
 *     --folder app     only in this folder or file (may be repeated); by default app, components, lib/apps, lib/offers, lib/machines
 *     --tests 10       how many tests are run besides the nearest and the audits of all pages; 0 (as without it) for all
 */
const { values } = readOptions({
  sample: { type: "number", default: 150, least: 1 },
  folder: { type: "string", multiple: true },
  tests: { type: "number", default: 0, least: 0 },
});

type Fault = Change & { file: string; kind: string; line: number; was: string };

const copy = resolve(".cache/faults");
const pageAudits = ["__tests__/app/page-audits.test.ts", "__tests__/app/props-reach-pages.test.ts"];
const folders =
  values.folder.length > 0 ? values.folder : ["app", "components", "lib/apps", "lib/offers", "lib/machines"];

/** A copy of the checkout that faults may be written into. Packages are found in the folder above. */
function copyCheckout(): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync("git", "ls-files -z --cached --others --exclude-standard".split(" "), {
    encoding: "utf8",
  });
  for (const name of listed.split("\0").filter((one) => one !== "" && statSync(one, { throwIfNoEntry: false }))) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(name, join(copy, name), { dereference: true });
  }
}

/** Every fault of the chosen kinds that the chosen files give an occasion for. */
function findFaults(): Fault[] {
  const files = listSources(copy).filter((file) => folders.some((one) => file === one || file.startsWith(`${one}/`)));
  const project = join(copy, "tsconfig.faults.json");
  // Only these files are read: the types of others do not matter.
  writeFileSync(project, JSON.stringify({ compilerOptions: { noResolve: true, noLib: true, types: [] }, files }));
  const api = new API({ cwd: copy });
  const [parsed] = api.updateSnapshot({ openProjects: [project] }).getProjects();
  const faults = files.flatMap((file) => {
    const source = parsed?.program.getSourceFile(join(copy, file));
    if (!source) throw new Error(`${file} could not be parsed.`);
    return [...walk(source)].flatMap((node) =>
      Object.entries(kinds).flatMap(([kind, seed]) =>
        seed(node, source).map((change) => {
          const line = source.text.slice(0, change.start).split("\n").length;
          return { ...change, file, kind, line, was: source.text.slice(change.start, change.end) };
        }),
      ),
    );
  });
  api.close();
  return faults;
}

/** So many of them, in an order that looks like chance and is always the same. */
function choose(faults: readonly Fault[]): Fault[] {
  const place = ({ file, start, kind }: Fault) => createHash("sha1").update(`${file} ${start} ${kind}`).digest("hex");
  const places = new Map(faults.map((fault) => [fault, place(fault)]));
  return [...faults]
    .sort((one, other) => (places.get(one) ?? "").localeCompare(places.get(other) ?? ""))
    .slice(0, values.sample);
}

/** Runs tests of the copy until one fails. @returns Its file, or nothing when all pass. */
function findRedTest(tests: readonly string[]): string | undefined {
  const jest = resolve("node_modules/jest/bin/jest.js");
  const options = "--bail --silent --maxWorkers=1 --selectProjects lib components --runTestsByPath".split(" ");
  const { status, stderr } = spawnSync(process.execPath, [jest, ...options, ...tests], {
    cwd: copy,
    encoding: "utf8",
    // What never ends is noticed, too.
    timeout: 600_000,
  });
  return status === 0 ? undefined : (/^FAIL (?:\w+ )?(\S+)/m.exec(stderr)?.[1] ?? "a test that never ended");
}

/** The tests in groups that grow, the nearest first, and soon the audits of all pages, on which most faults show. */
function inGroups(tests: readonly string[]): string[][] {
  const [nearest, others] = [tests.slice(0, 2), tests.slice(2)];
  const audits = others.filter((test) => pageAudits.includes(test));
  return [nearest, audits, others.filter((test) => !audits.includes(test)).slice(0, values.tests || undefined)];
}

copyCheckout();
const testsOf = findTests(copy);
const all = findFaults();
const chosen = choose(all);
console.log(`${all.length} possible faults, of which ${chosen.length} are seeded`);
const survivors: Fault[] = [];
for (const [index, fault] of chosen.entries()) {
  const { file, line, kind, was, start, end, text } = fault;
  const path = join(copy, file);
  const right = readFileSync(path, "utf8");
  writeFileSync(path, right.slice(0, start) + text + right.slice(end));
  let red: string | undefined;
  for (const group of inGroups(testsOf(file))) if (!red && group.length > 0) red = findRedTest(group);
  writeFileSync(path, right);
  if (!red) survivors.push(fault);
  const words = `${kind}: ${was} → ${text}`.replace(/\s+/g, " ").slice(0, 140);
  console.log(`${index + 1} ${red ? "caught  " : "SURVIVES"} ${file}:${line} ${words}${red ? ` (${red})` : ""}`);
}

/** The first two folders of a path, as the report groups them. */
const folderOf = ({ file }: Fault) => file.split("/").slice(0, -1).slice(0, 2).join("/");

for (const folder of [...new Set(chosen.map(folderOf))].sort()) {
  const isIn = (fault: Fault) => folderOf(fault) === folder;
  console.log(`${folder.padEnd(24)} ${survivors.filter(isIn).length} of ${chosen.filter(isIn).length} survive`);
}
console.log(
  `${survivors.length} of ${chosen.length} survive (${Math.round((100 * survivors.length) / chosen.length)} %)`,
);

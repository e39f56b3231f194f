import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { API } from "typescript/unstable/sync";
import { readOptions, wholeNumber } from "../../scripts/lib/options";
import { type Change, kinds, walk } from "./faults/kinds";
import { findTests, listSources } from "./faults/related-tests";

/**
 * `npm run ops -- faults`: seeds mistakes of one line into a copy of the site, one after the other, runs the tests that reach
 * the file, and says which mistake neither they nor the compiler notice.
 *
 *     --sample 150     how many of all possible mistakes are tried; the same number is the same choice
 *     --choice 3       another choice of as many (from 0, as without it, to 20)
 *     --folder app     only in this folder or file (may be repeated); by default app, components, lib/apps, lib/offers, lib/machines
 *     --again          only those that no test noticed when the command was last run: whether new tests do
 */
const { values } = readOptions({
  sample: { type: "string", default: "150" },
  choice: { type: "string", default: "0" },
  folder: { type: "string", multiple: true, default: [] },
  again: { type: "boolean" },
});

const sample = wholeNumber("sample", values.sample, 1);
const choice = wholeNumber("choice", values.choice, 0, 20);

type Fault = Change & { id: string; file: string; kind: string; line: number; was: string };

const copy = resolve(".cache/faults");
/** The ids of the faults that survive, one a line. */
const survivorsFile = resolve(".cache/faults-survive.txt");
const pageAudits = ["__tests__/app/page-audits.test.ts"];
const folders =
  values.folder.length > 0 ? values.folder : ["app", "components", "lib/apps", "lib/offers", "lib/machines"];

/** A copy of the checkout that faults may be written into. */
function copyCheckout(): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync("git", "ls-files -z --cached --others --exclude-standard".split(" "), {
    encoding: "utf8",
  });
  for (const name of listed.split("\0").filter((one) => one !== "" && statSync(one, { throwIfNoEntry: false }))) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(name, join(copy, name), { dereference: true });
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
}

/** Every fault of the chosen kinds that the chosen files give an occasion for; examples that only developers see give none. */
function findFaults(): Fault[] {
  const files = listSources(copy)
    .filter((file) => folders.some((one) => file === one || file.startsWith(`${one}/`)))
    .filter((file) => !file.startsWith("app/dev/components/"));
  const project = join(copy, "tsconfig.faults.json");
  // Only these files are read: the types of others do not matter.
  writeFileSync(project, JSON.stringify({ compilerOptions: { noResolve: true, noLib: true, types: [] }, files }));
  const api = new API({ cwd: copy });
  const [parsed] = api.updateSnapshot({ openProjects: [project] }).getProjects();
  const seen = new Map<string, number>();
  const faults = files.flatMap((file) => {
    const source = parsed?.program.getSourceFile(join(copy, file));
    if (!source) throw new Error(`${file} could not be parsed.`);
    return [...walk(source)].flatMap((node) =>
      Object.entries(kinds).flatMap(([kind, seed]) =>
        seed(node, source).map((change) => {
          const line = source.text.slice(0, change.start).split("\n").length;
          const was = source.text.slice(change.start, change.end);
          // Not its place in the file, so that the choice stays the same when something else in the file is changed.
          const words = [file, kind, source.text.split("\n")[line - 1]?.trim(), was, change.text].join(" ");
          const earlier = seen.get(words) ?? 0;
          seen.set(words, earlier + 1);
          return {
            ...change,
            id: createHash("sha1").update(`${words} ${earlier}`).digest("hex"),
            file,
            kind,
            line,
            was,
          };
        }),
      ),
    );
  });
  api.close();
  return faults;
}

/** So many of them, in an order that looks like chance and is always the same. */
function choose(faults: readonly Fault[]): Fault[] {
  if (values.again) {
    const ids = readFileSync(survivorsFile, "utf8").split("\n");
    return faults.filter(({ id }) => ids.includes(id));
  }
  const rank = ({ id }: Fault) => id.slice(choice);
  return faults.toSorted((one, other) => rank(one).localeCompare(rank(other))).slice(0, sample);
}

/** Runs tests of the copy until one fails. @returns Its file, or nothing when all pass. */
function findRedTest(tests: readonly string[]): string | undefined {
  const options = "--bail --silent --maxWorkers=1 --selectProjects lib components --runTestsByPath".split(" ");
  const { status, stderr } = spawnSync(process.execPath, [resolve("node_modules/.bin/jest"), ...options, ...tests], {
    cwd: copy,
    encoding: "utf8",
    // What never ends is noticed, too.
    timeout: 600_000,
  });
  return status === 0 ? undefined : (/^FAIL (?:\w+ )?(\S+)/m.exec(stderr)?.[1] ?? tests[0]);
}

/** What the compiler says of the copy, without the places, which any fault may move. */
function compile(): string {
  const options = ["--noEmit", "--incremental", "--tsBuildInfoFile", join(copy, "faults.tsbuildinfo")];
  const tsc = [resolve("node_modules/.bin/tsc"), ...options];
  return spawnSync(process.execPath, tsc, { cwd: copy, encoding: "utf8" }).stdout.replace(/\(\d+,\d+\)/g, "");
}

/** The tests in groups that grow, the nearest first, and soon the audits of all pages, on which most faults show. */
function inGroups(tests: readonly string[]): string[][] {
  const [nearest, others] = [tests.slice(0, 2), tests.slice(2)];
  const audits = others.filter((test) => pageAudits.includes(test));
  return [nearest, audits, others.filter((test) => !audits.includes(test))];
}

copyCheckout();
const testsOf = findTests(copy);
const all = findFaults();
const soundTypes = compile();
const chosen = choose(all);
console.log(`${all.length} possible faults, of which ${chosen.length} are seeded`);
const survivors: Fault[] = [];
/** Whether tests pass on the right code: one that fails anyway proves nothing. */
const greenTests = new Map<string, boolean>();

/** @returns The test that notices a fault, or `types`, where no test does and the compiler refuses it. */
function tryFault(fault: Fault): string | undefined {
  const { file, start, end, text } = fault;
  const path = join(copy, file);
  const right = readFileSync(path, "utf8");
  writeFileSync(path, right.slice(0, start) + text + right.slice(end));
  let red: string | undefined;
  const tests = testsOf(file).filter((test) => greenTests.get(test) !== false);
  for (const group of inGroups(tests)) if (!red && group.length > 0) red = findRedTest(group);
  const isRefused = !red && compile() !== soundTypes;
  writeFileSync(path, right);
  if (isRefused) return "types";
  if (red && !greenTests.has(red)) greenTests.set(red, !findRedTest([red]));
  if (!red || greenTests.get(red)) return red;
  console.log(`${red} fails anyway`);
  return tryFault(fault);
}

for (const [index, fault] of chosen.entries()) {
  const { file, line, kind, was, text } = fault;
  const red = tryFault(fault);
  if (!red) survivors.push(fault);
  writeFileSync(survivorsFile, survivors.map(({ id }) => `${id}\n`).join(""));
  const words = `${kind}: ${was} → ${text}`.replace(/\s+/g, " ").slice(0, 140);
  console.log(`${index + 1} ${red ? "caught  " : "SURVIVES"} ${file}:${line} ${words}${red ? ` (${red})` : ""}`);
}

for (const folder of new Set(chosen.map(({ file }) => dirname(file)).sort())) {
  const isIn = ({ file }: Fault) => dirname(file) === folder;
  console.log(`${folder.padEnd(28)} ${survivors.filter(isIn).length} of ${chosen.filter(isIn).length} survive`);
}
console.log(
  `${survivors.length} of ${chosen.length} survive (${Math.round((100 * survivors.length) / chosen.length)} %)`,
);

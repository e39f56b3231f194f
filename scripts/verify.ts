import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { findBrowser, findTestBrowser } from "./lib/find-browser";
import { missingServerPackages } from "./lib/find-servers";
import { fixtureContent } from "./lib/fixture-site";
import { findFreePort } from "./lib/free-port";
import { readOptions } from "./lib/options";

/**
 * `npm run verify`: every check that a change has to pass, on a machine with Node.js and git alone. All steps run even if one fails;
 * the last line is "N passed, N failed", and the exit code is 1 when anything failed.
 */
readOptions({});
const folder = ".cache/verify";
// A report of an earlier run must not be counted.
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

type Tally = { passed: number; failed: number };

const startedAt = performance.now();
const total: Tally = { passed: 0, failed: 0 };
const summary: string[] = [];

/** Starts a command; with `log`, its output is shown when it has ended. @returns its exit code. */
async function run(command: string, args: string[], env: Record<string, string> = {}, log?: string): Promise<number> {
  const output = log === undefined ? "inherit" : openSync(`${folder}/${log}.log`, "w");
  const shell = process.platform === "win32";
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", output, output], shell });
  const code = await once(child, "exit").then(
    ([exitCode]) => exitCode ?? 1,
    () => 1,
  );
  if (log !== undefined) process.stdout.write(`\n▶ ${log}\n${readFileSync(`${folder}/${log}.log`, "utf8")}`);
  return code;
}

const npm = (script: string, args: string[] = [], env?: Record<string, string>, log?: string) =>
  run("npm", ["run", "--silent", script, "--", ...args], env, log);

/** Adds the result of a step to the sum. */
function count(name: string, { passed, failed }: Tally): void {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(5);
  summary.push(`${failed === 0 ? "✓" : "✗"} ${name.padEnd(18)} at ${seconds} s   ${passed} passed, ${failed} failed`);
  console.log(summary.at(-1));
}

/** A tool without tests of its own counts as one check. */
async function check(name: string, code: Promise<number>): Promise<boolean> {
  const isRight = (await code) === 0;
  count(name, isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return isRight;
}

/** @param read From the runner's report. Skipped tests count as failed, and so does a run without a test, or one that crashed. */
function countTests(name: string, code: number, file: string, read: (report: never) => Tally): void {
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = read(JSON.parse(readFileSync(file, "utf8")) as never);
  } catch {
    console.error(`There is no usable report in ${file}.`);
  }
  const hasFailed = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  count(name, hasFailed ? { ...tally, failed: 1 } : tally);
}

async function jest(name: string, projects: string[], env?: Record<string, string>): Promise<void> {
  const file = `${folder}/${projects.join("-")}${env ? "-replaced" : ""}.json`;
  // The pages of the fixture are audited among the unit tests.
  const others = env ? ["--testPathIgnorePatterns=page-audits"] : [];
  const options = ["--ci", "--json", `--outputFile=${file}`, ...others, "--selectProjects", ...projects];
  const code = await npm("test", options, env);
  countTests(name, code, file, (report: Record<string, number>) => ({
    passed: report.numPassedTests ?? 0,
    failed:
      (report.numFailedTests ?? 0) +
      (report.numPendingTests ?? 0) +
      (report.numTodoTests ?? 0) +
      (report.numRuntimeErrorTestSuites ?? 0),
  }));
}

/** Installs packages of Debian, where that asks for no password. */
async function aptInstall(packages: string[], log: string): Promise<number> {
  const command = `apt-get update -qq; apt-get install -y ${packages.join(" ")}`;
  const isRoot = process.getuid?.() === 0;
  return run(isRoot ? "sh" : "sudo", isRoot ? ["-c", command] : ["-n", "sh", "-c", command], {}, log);
}

/** Debian's Chromium, and as root also the headless one; where that cannot be installed, Playwright's download. */
async function provideBrowser(): Promise<number> {
  const missing = [
    ...(findBrowser() ? [] : ["chromium"]),
    ...(process.getuid?.() === 0 && findTestBrowser() === findBrowser() ? ["chromium-headless-shell"] : []),
  ];
  if (missing.length > 0 && !process.env.CHROMIUM_PATH) await aptInstall(missing, "browser");
  if (!findBrowser()) await run("npx", ["--no-install", "playwright", "install", "chromium"], {}, "browser");
  return findBrowser() ? 0 : 1;
}

/**
 * Builds the site of content/ without its pictures, which take as long as all else. A server encodes those that it is asked for,
 * and the build of the fixture site, which is the whole of `npm run build`, encodes its own.
 */
function buildContent(): Promise<number> {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return run("npx", ["--no-install", "-c", scripts.build.replace("tsx scripts/media.ts && ", "")], {}, "build");
}

// These run side by side.
const checks = [
  check("lint", npm("lint", [], {}, "lint")),
  check("types", npm("types", [], {}, "types")),
  check("dead code", run("npx", ["--no-install", "knip"], {}, "dead-code")),
  check("content", npm("content", ["check"], {}, "content")),
];
if (missingServerPackages().length > 0) await aptInstall(missingServerPackages(), "servers");
const missing = missingServerPackages();
if (missing.length > 0) console.error(`Not installed, and tests need them: ${missing.join(", ")} (Debian's packages)`);
await check("servers", Promise.resolve(missing.length));
await Promise.all(checks);

// A build is seldom parallel, and an installation waits for its download.
const ready = [
  check("browser", provideBrowser()),
  check("production build", buildContent()),
  check("fixture build", npm("ops", ["fixture"], {}, "build-fixture")),
];
await jest("unit tests, audits", ["lib", "components", "content"]);
// Nothing may depend on what is in content/.
await jest("replaced content", ["content"], { CONTENT_DIR: fixtureContent });

if ((await Promise.all(ready)).every(Boolean)) {
  const file = `${folder}/browser.json`;
  const code = await npm("test:e2e", ["--reporter=list,json"], {
    E2E_PORT: String(await findFreePort()),
    E2E_FIXTURE_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  countTests("browser tests", code, file, ({ stats }: { stats: Record<string, number> }) => ({
    // One that passed at its second try is listed by Playwright as flaky: timing varies on a busy machine.
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (stats.unexpected ?? 0) + (stats.skipped ?? 0),
  }));
} else count("browser tests", { passed: 0, failed: 1 });

console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

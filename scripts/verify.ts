import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { everything, getScope, readChanges } from "./lib/changes";
import { provideNginx, provideRedis } from "./lib/find-servers";
import { fixtureContent } from "./lib/fixture-site";
import { findFreePort } from "./lib/free-port";
import { readOptions } from "./lib/options";
import { type RunOptions, runScript, start, startScript } from "./lib/run";
import { runSteps, type Step } from "./lib/run-steps";
import { countJest, countPlaywright, countTool, type Tally } from "./lib/tally";

/**
 * `npm run verify`: every check that a change has to pass. All steps run even if one fails; the last line is "N passed, N
 * failed", and the exit code is 1 when anything failed.
 * `npm run verify -- --changed`: only what concerns the files that this branch has changed.
 */
const reports = ".cache/verify";
const { values } = readOptions({ changed: { type: "boolean" } });
const changes = values.changed ? readChanges() : undefined;
const scope = changes ? getScope(changes.files) : everything;

/** Paths of the browsers, as playwright.config.ts and the tests read them. */
let browsers: { CHROMIUM_PATH: string; TEST_BROWSER: string } | undefined;
const browsersLog = `${reports}/browsers.log`;
let isBuilt = true;

process.env.NEXT_TELEMETRY_DISABLED = "1";
// A report of an earlier run must not be counted.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Starts a script. @returns The work of its step, which may come later: processors that a step before it leaves idle are used. */
function beside(script: string, args: string[] = []): () => Promise<Tally> {
  const end = startScript(script, args, `${reports}/${script.replace(":", "-")}.log`);
  return async () => countTool(await end());
}

/** Runs the tests of some projects of Jest; with `since`, only those whose imports lead to a file changed since that commit. */
function runJest(name: string, projects: string[], { since, ...options }: RunOptions & { since?: string } = {}): Tally {
  const report = `${reports}/${name}.json`;
  const some = since ? ["--passWithNoTests", `--changedSince=${since}`] : [];
  const args = ["--ci", "--json", `--outputFile=${report}`, ...some, "--selectProjects", ...projects];
  return countJest(report, runScript("test", args, options), { mayBeEmpty: since !== undefined });
}

/** All start at once. */
const checks: Step[] = [
  { name: "lint", work: beside("lint") },
  { name: "types", work: beside("types") },
  { name: "dead code", work: beside("dead-code") },
  { name: "content", work: beside("content", ["check"]) },
];

/** Unit tests start both, and browser tests Redis. */
const servers: Step[] = [
  { name: "redis", work: findTheRedis },
  { name: "nginx", work: findTheNginx },
];

const unitTests: Record<typeof scope.unit, Step> = {
  all: { name: "unit tests", work: () => runJest("unit", ["lib", "components"]) },
  related: {
    name: "related tests",
    work: () => runJest("related", ["lib", "components"], { since: changes?.since }),
  },
};

const contentTests: Step[] = [
  { name: "audits of content", work: () => runJest("content", ["content"]) },
  // Nothing may depend on what is in content/. The other tests always read the fixture site, and the browser audits run on both.
  {
    name: "replaced content",
    work: () => runJest("replaced-content", ["content"], { env: { CONTENT_DIR: fixtureContent } }),
  },
];

const browserTests: Step[] = [
  { name: "browser", work: findTheBrowser },
  { name: "production build", work: () => endBuild(built) },
  { name: "fixture build", work: () => endBuild(fixtureBuilt) },
  { name: "browser tests", work: testInBrowser },
];

async function findTheBrowser(): Promise<Tally> {
  const tally = countTool((await provided?.()) ?? 1);
  const [last = ""] = readFileSync(browsersLog, "utf8").trim().split("\n").slice(-1);
  if (tally.failed === 0) browsers = JSON.parse(last);
  return tally;
}

function findTheRedis(): Tally {
  process.env.REDIS_SERVER = provideRedis();
  console.log(process.env.REDIS_SERVER);
  return { passed: 1, failed: 0 };
}

function findTheNginx(): Tally {
  provideNginx();
  return { passed: 1, failed: 0 };
}

let built: (() => Promise<Tally>) | undefined;
let fixtureBuilt: (() => Promise<Tally>) | undefined;
let provided: (() => Promise<number>) | undefined;

/**
 * If there are browser tests, starts what they need, and then tests the units: builds are seldom parallel, and the browsers'
 * installation waits for its download.
 */
function testUnits(): Tally | Promise<Tally> {
  if (scope.browser !== "none") {
    built = beside("build");
    // Begins with the check of its content.
    fixtureBuilt = beside("build:fixture");
    provided = start(process.execPath, ["--import", "tsx", "scripts/browsers.ts"], browsersLog);
  }
  return unitTests[scope.unit].work();
}

async function endBuild(build: (() => Promise<Tally>) | undefined): Promise<Tally> {
  const tally = (await build?.()) ?? { passed: 0, failed: 1 };
  isBuilt &&= tally.failed === 0;
  return tally;
}

async function testInBrowser(): Promise<Tally> {
  if (!browsers || !isBuilt) {
    console.error(`Not run: there is no ${browsers ? "build" : "browser"}.`);
    return { passed: 0, failed: 1 };
  }
  const report = `${reports}/browser.json`;
  const env = {
    ...browsers,
    E2E_PORT: String(await findFreePort()),
    E2E_FIXTURE_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const onlyChanged = scope.browser === "changed";
  const some = onlyChanged ? [`--only-changed=${changes?.since}`, "--pass-with-no-tests"] : [];
  const exitCode = runScript("test:e2e", ["--reporter=list,json", ...some], { env, minutes: 25 });
  return countPlaywright(report, exitCode, { mayBeEmpty: onlyChanged });
}

process.exitCode = await runSteps([
  ...checks,
  ...servers,
  { ...unitTests[scope.unit], work: testUnits },
  ...(scope.content ? contentTests : []),
  ...(scope.browser === "none" ? [] : browserTests),
]);

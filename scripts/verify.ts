import { mkdirSync, rmSync } from "node:fs";
import { everything, getScope, readChanges } from "./lib/changes";
import { provideBrowser, provideTestBrowser } from "./lib/find-browser";
import { provideNginx, provideRedis } from "./lib/find-servers";
import { fixtureContent } from "./lib/fixture-site";
import { findFreePort } from "./lib/free-port";
import { readOptions } from "./lib/options";
import { type RunOptions, runScript } from "./lib/run";
import { runSteps, type Step } from "./lib/run-steps";
import { countJest, countPlaywright, countTool, sumTallies, type Tally } from "./lib/tally";

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
let isBuilt = true;

const tool =
  (script: string, args: string[] = []) =>
  () =>
    countTool(runScript(script, args));

/** Runs the tests of some projects of Jest; with `since`, only those whose imports lead to a file changed since that commit. */
function runJest(name: string, projects: string[], { since, ...options }: RunOptions & { since?: string } = {}): Tally {
  const report = `${reports}/${name}.json`;
  const some = since ? ["--passWithNoTests", `--changedSince=${since}`] : [];
  const args = ["--ci", "--json", `--outputFile=${report}`, ...some, "--selectProjects", ...projects];
  return countJest(report, runScript("test", args, options), { mayBeEmpty: since !== undefined });
}

const checks: Step[] = [
  { name: "lint", work: tool("lint") },
  { name: "types", work: tool("types") },
  { name: "dead code", work: tool("dead-code") },
  { name: "content", work: tool("content", ["check"]) },
];

/** Unit tests start both, and browser tests Redis. */
const servers: Step[] = [
  { name: "redis", work: findTheRedis },
  { name: "nginx", work: findTheNginx },
];

const unitTests: Record<typeof scope.unit, Step[]> = {
  all: [{ name: "unit tests", work: () => runJest("unit", ["lib", "components"]) }],
  related: [
    { name: "related tests", work: () => runJest("related", ["lib", "components"], { since: changes?.since }) },
  ],
};

const contentTests: Step = { name: "audits of content", work: () => runJest("content", ["content"]) };

const browserTests: Step[] = [
  { name: "browser", work: findTheBrowser },
  { name: "production build", work: () => build("build") },
  { name: "replaced content", work: replaceContent },
  { name: "browser tests", work: testInBrowser },
];

function findTheBrowser(): Tally {
  const chromium = provideBrowser();
  browsers = { CHROMIUM_PATH: chromium, TEST_BROWSER: provideTestBrowser(chromium) };
  console.log(browsers);
  return { passed: 1, failed: 0 };
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

function build(script: string): Tally {
  const exitCode = runScript(script);
  isBuilt &&= exitCode === 0;
  return countTool(exitCode);
}

/**
 * Runs everything that reads content/ with the fixture site in its place. The other tests always read the fixture, and
 * the browser audits run on both sites.
 */
function replaceContent(): Tally {
  const options = { env: { CONTENT_DIR: fixtureContent } };
  return sumTallies([
    runJest("replaced-content", ["content"], options),
    // Begins with the check of the content.
    build("build:fixture"),
  ]);
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

process.env.NEXT_TELEMETRY_DISABLED = "1";
// A report of an earlier run must not be counted.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

process.exitCode = await runSteps([
  ...checks,
  ...servers,
  ...unitTests[scope.unit],
  ...(scope.content ? [contentTests] : []),
  ...(scope.browser === "none" ? [] : browserTests),
]);

import { mkdirSync, rmSync } from "node:fs";
import { provideBrowser } from "./lib/find-browser";
import { findFreePort } from "./lib/free-port";
import { runScript } from "./lib/run";
import { runSteps, type Step } from "./lib/run-steps";
import { countJest, countPlaywright, countTool, type Tally } from "./lib/tally";
import "./lib/closed-pipe";

/**
 * `npm run verify`: everything that has to hold before a change is accepted. All steps run, whichever fails; the last
 * line is "N passed, N failed" over all of them, and the exit code is 1 when anything failed.
 */
const reports = ".cache/verify";

const tool = (script: string) => () => countTool(runScript(script));

const jest = (script: string, report: string) => () =>
  countJest(report, runScript(script, ["--ci", "--json", `--outputFile=${report}`]));

let browser: string | undefined;
let isBuilt = false;

const steps: Step[] = [
  { name: "browser", work: findTheBrowser },
  { name: "lint", work: tool("lint") },
  { name: "types", work: tool("types") },
  { name: "dead code", work: tool("dead-code") },
  { name: "import boundaries", work: tool("boundaries") },
  { name: "content", work: tool("content:check") },
  { name: "unit tests", work: jest("test:unit", `${reports}/unit.json`) },
  { name: "component tests", work: jest("test:components", `${reports}/components.json`) },
  { name: "production build", work: build },
  { name: "end-to-end tests", work: testEndToEnd },
];

function findTheBrowser(): Tally {
  browser = provideBrowser();
  console.log(browser);
  return { passed: 1, failed: 0 };
}

function build(): Tally {
  const exitCode = runScript("build");
  isBuilt = exitCode === 0;
  return countTool(exitCode);
}

async function testEndToEnd(): Promise<Tally> {
  if (!browser || !isBuilt) {
    console.error(`Not run: there is no ${browser ? "build" : "browser"}.`);
    return { passed: 0, failed: 1 };
  }
  const report = `${reports}/end-to-end.json`;
  const env = {
    CHROMIUM_PATH: browser,
    E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  return countPlaywright(report, runScript("test:e2e", ["--reporter=list,json"], { env, minutes: 25 }));
}

process.env.NEXT_TELEMETRY_DISABLED = "1";
// A report of the run before must not be counted.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

process.exitCode = await runSteps(steps);

import { fixtureSettings, fixtureSite } from "../../scripts/lib/fixture-site";
import { readOptions, refuse } from "../../scripts/lib/options";
import { startNext } from "./bench/processes";
import { checks } from "./smoke/checks";
import { startFirefox } from "./smoke/firefox";
import { startWebKit } from "./smoke/webkit";
import "../../scripts/lib/closed-pipe";

/**
 * `npm run prove -- smoke firefox|webkit`: a smoke test of reading, first presses and forms in an installed browser, on the
 * build of the fixture site (`npm run build:fixture`). Not a part of `npm run verify`: not every machine has these browsers
 * (docs/decisions/059-firefox-and-webkit.md).
 */
const starts = { firefox: startFirefox, webkit: startWebKit };
const [name = ""] = readOptions({}, { allowPositionals: true }).positionals;
const start = Object.hasOwn(starts, name) ? starts[name as keyof typeof starts] : undefined;
if (!start) refuse(`Name a browser: ${Object.keys(starts).join(" or ")}.`);
const browser = await start();
const site = await startNext(fixtureSite, fixtureSettings);
let failed = 0;
for (const { what, path, run } of checks) {
  try {
    await browser.open(site.origin + path);
    await run(browser);
    console.log(`✓ ${what}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${what}\n  ${error instanceof Error ? error.message : error}`);
  }
}
for (const text of browser.errors) console.log(`✗ an error was logged: ${text}`);
console.log(`${browser.name}: ${checks.length - failed} passed, ${failed} failed`);
await browser.close();
await site.stop();
process.exitCode = failed > 0 || browser.errors.length > 0 ? 1 : 0;

import { fixtureSettings, fixtureSite } from "../../scripts/lib/fixture-site";
import { readOptions } from "../../scripts/lib/options";
import { startNext } from "./bench/processes";
import { checks } from "./smoke/checks";
import { startWebKit } from "./smoke/webkit";

/**
 * `npm run prove -- smoke`: a smoke test of reading, first presses and forms in an installed WebKitGTK, on the build of the fixture
 * site (`npm run build:fixture`). Not a part of `npm run verify`: not every machine has that browser
 * (docs/decisions/059-firefox-and-webkit.md).
 */
readOptions({});
const browser = await startWebKit();
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
console.log(`${browser.name}: ${checks.length - failed} passed, ${failed} failed`);
await browser.close();
await site.stop();
process.exitCode = failed > 0 ? 1 : 0;

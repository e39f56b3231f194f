import { existsSync } from "node:fs";
import sharp from "sharp";
import { openBrowser } from "./bench/browser";
import { endAll } from "./bench/cleanup";
import { filmPress } from "./bench/film-press";
import { taps } from "./bench/first-press";
import { startNext } from "./bench/processes";
import { readOptions, refuse } from "./lib/options";
import "./lib/closed-pipe";

/**
 * `npm run film`: films the first taps of the benchmark on the current build, and writes docs/images/first-press-1.webp and
 * so on.
 */
readOptions({});
if (!existsSync(".next/BUILD_ID")) refuse("There is no build: run npm run build first");

const server = await startNext(process.cwd());
const browser = await openBrowser();
for (const [index, tap] of taps.entries()) {
  const file = `docs/images/first-press-${index + 1}.webp`;
  await sharp(await filmPress(browser, server.origin, tap))
    .webp({ quality: 60 })
    .toFile(file);
  console.log(`${file}: ${tap.what}`);
}
await browser.close();
await server.stop();
endAll();

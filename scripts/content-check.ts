import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { checkContent } from "../lib/check/check-content";
import { findSettings } from "../lib/check/live-settings";
import { contentRoot } from "../lib/content/read/content-path";
import { formatDiagnostic } from "../lib/content/read/diagnostics";
import { currentSite } from "../lib/content/site/current-site";
import { getBrand } from "../lib/content/site/documents";
import { today } from "../lib/content/site/entry-dates";
import { openContent } from "../lib/content/site/open-content";
import { brandCss } from "../lib/pictures/brand/brand-css";
import { getEnv } from "../lib/runtime/env";
import { committedContent } from "./lib/content-at";
import { contentName } from "./lib/content-name";
import { readOptions, refuse } from "./lib/options";
import "./lib/env-files";

/**
 * `npm run content -- check [<file> …] [--warnings] [--release] [--brand]`: prints the errors of the content, or errors and warnings
 * of the named files; exits 1 when there is an error. `--release` adds what a live site needs, in content and settings: with
 * SITE_STAGE=live, a build is refused while that finds an error. With `--brand`, which the build
 * uses, icons that were drawn for another brand are reported.
 */
const { values, positionals } = readOptions(
  { warnings: { type: "boolean" }, release: { type: "boolean" }, brand: { type: "boolean" } },
  { allowPositionals: true },
);
openContent();
const root = contentRoot();
const named = positionals.map((file) => resolve(root, contentName(file, root)));
for (const [index, file] of named.entries()) if (!existsSync(file)) refuse(`There is no file ${positionals[index]}.`);
const sayUncompared = (reason: string) =>
  console.warn(
    `Not compared with the last commit: ${reason}. A price without its former one, and a changed rating without "updated", are not found.`,
  );
const brandFile = "public/styles/brand.css";
const found = checkContent({
  root,
  day: today(),
  release: values.release,
  former: committedContent(root, sayUncompared),
});
const diagnostics = named.length === 0 ? found : found.filter(({ file }) => named.includes(file));
const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error");
const warnings = diagnostics.filter((diagnostic) => diagnostic.severity === "warning");

const withWarnings = values.warnings || named.length > 0;
for (const diagnostic of withWarnings ? diagnostics : errors) console.log(formatDiagnostic(diagnostic, root));
console.log(
  `content: ${errors.length} errors, ${warnings.length} warnings${withWarnings ? "" : " (--warnings lists them)"}`,
);
let isRefused = errors.length > 0;
if ((values.brand || values.release) && !found.some(({ severity }) => severity === "error")) {
  currentSite();
  if (!existsSync(brandFile) || readFileSync(brandFile, "utf8") !== brandCss(getBrand(currentSite()))) {
    isRefused ||= values.release === true;
    console.warn(
      "Icons and link previews were drawn for another name, mark or colours: `npm run content -- brand` draws them again.",
    );
  }
}
if (values.release) {
  const settings = findSettings(getEnv());
  isRefused ||= settings.errors.length > 0;
  for (const message of settings.errors) console.log(`settings  error  ${message}`);
  for (const message of settings.hints) console.log(`settings  hint  ${message}`);
  console.log(isRefused ? "release: SITE_STAGE may not be live yet" : "release: SITE_STAGE may be live");
}
process.exitCode = isRefused ? 1 : 0;

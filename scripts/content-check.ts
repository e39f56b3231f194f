import { existsSync, readFileSync } from "node:fs";
import { brandCss } from "../lib/brand/brand-css";
import { checkContent } from "../lib/content/check/check-content";
import { formatDiagnostic } from "../lib/content/read/diagnostics";
import { getSnapshot } from "../lib/content/snapshot/current-snapshot";
import { today } from "../lib/content/snapshot/entry-dates";
import { contentRoot, siteStore } from "../lib/content/snapshot/library";
import { getBrand } from "../lib/content/snapshot/site-document";
import { getEnv } from "../lib/runtime/env";
import { readOptions } from "./lib/options";
import "./lib/closed-pipe";
import "./lib/env-files";

/**
 * `npm run content:check [-- --warnings] [--keep]`: prints the diagnostics of the content; exits 1 when one is an error. With `--keep`, which the build uses, content without errors becomes the last good version of each file, and
 * icons that were drawn for another brand are reported.
 */
const { values } = readOptions({ warnings: { type: "boolean" }, keep: { type: "boolean" } });
const brandFile = "public/styles/brand.css";
const root = contentRoot();
const diagnostics = checkContent({
  ...{ root, claims: getEnv().claims, day: today() },
  good: siteStore().list(),
});
const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error");
const warnings = diagnostics.filter((diagnostic) => diagnostic.severity === "warning");

for (const diagnostic of values.warnings ? diagnostics : errors) console.log(formatDiagnostic(diagnostic, root));
console.log(
  `content: ${errors.length} errors, ${warnings.length} warnings${values.warnings ? "" : " (--warnings lists them)"}`,
);
if (values.keep && errors.length === 0) {
  getSnapshot();
  if (!existsSync(brandFile) || readFileSync(brandFile, "utf8") !== brandCss(getBrand()))
    console.warn(
      "Icons and link previews were drawn for another name, mark or colours: `npm run brand` draws them again.",
    );
}
process.exitCode = errors.length > 0 ? 1 : 0;

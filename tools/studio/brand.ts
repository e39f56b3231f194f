/**
 * `npm run content -- brand`: draws colours, mark, icons and the site's preview picture from content/site/brand.md, over those that
 * are there.
 * `npm run content -- brand --monogram CV` prints a `mark` made of these letters.
 */
import { currentSite } from "../../lib/content/site/current-site";
import { getBrand } from "../../lib/content/site/documents";
import { openContent } from "../../lib/content/site/open-content";
import { readOptions } from "../../scripts/lib/options";
import { makeBrand } from "./brand/make-brand";
import { monogramPaths } from "./brand/monogram";
import "../../scripts/lib/env-files";

const { values } = readOptions({ monogram: { type: "string" } });
openContent();
if (values.monogram) {
  const paths = await monogramPaths(values.monogram);
  console.log(`mark:\n${paths.map((path) => `  - ${path}`).join("\n")}`);
} else await makeBrand(process.cwd(), getBrand(currentSite()));

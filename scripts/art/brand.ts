/**
 * Makes what is drawn of content/site/brand.md: colours, mark, icons and the site's own preview picture; run with
 * `npm run brand`. A picture that somebody has put in the place of a drawn one stays.
 * `npm run brand -- --monogram CV` prints the lines that make these letters the mark.
 */
import { parseArgs } from "node:util";
import { getBrand } from "../../lib/content/snapshot/site-document";
import { openFonts } from "../../lib/drawing/lettering";
import { makeBrand } from "./brand/make-brand";
import { monogramPaths } from "./brand/monogram";
import { openDrawing } from "./lib/drawn";
import { reportLine } from "./lib/output";
import "../lib/closed-pipe";

const { values } = parseArgs({ options: { monogram: { type: "string" } } });
const { display } = await openFonts();
if (values.monogram) {
  console.log(
    `mark:\n${monogramPaths(values.monogram, display)
      .map((path) => `  - ${path}`)
      .join("\n")}`,
  );
} else {
  const { drawOnce, refused, finish } = openDrawing(process.cwd(), "everything");
  const written = await makeBrand(process.cwd(), getBrand(), drawOnce, display);
  await finish();
  for (const file of written) console.log(reportLine(file));
  for (const path of refused) console.warn(`${path} was not drawn here, so it stays. Remove it to have one drawn.`);
}

/**
 * `npm run studio -- art`: draws the missing covers and portraits that the content folder names. The same content gives the same files.
 * `npm run studio -- art --force <name>` draws one again (such as `candy-ai-review`), and `-- --all` all of them, after a change of
 * colours. A drawn picture that somebody has replaced stays.
 */
import { withFallbacks } from "../../lib/content/last-good/fallbacks";
import { contentRoot } from "../../lib/content/read/content-path";
import { readFolder } from "../../lib/content/read/load-library";
import { openFonts } from "../../lib/pictures/drawing/lettering";
import { getEnv } from "../../lib/runtime/env";
import { formatCount } from "../../lib/util/number";
import { readOptions } from "../../scripts/lib/options";
import { makeCovers, unusedCovers } from "./covers/make-covers";
import { readEntries, readPeople } from "./entries";
import { openDrawing } from "./lib/drawn";
import { reportLine } from "./lib/output";
import { palettesFor } from "./palettes";
import { makePeople } from "./people/make-portraits";
import "../../scripts/lib/env-files";

const { values } = readOptions({ force: { type: "string", multiple: true }, all: { type: "boolean" } });
const { "site/brand": brand, "site/site": site } = withFallbacks(
  readFolder({ root: contentRoot(), claims: getEnv().claims }),
).documents;
const palettes = palettesFor(brand?.data.colours.accent.light ?? "");
const categories = site?.data.postCategories.map(({ name }) => name) ?? [];
const entries = await readEntries(contentRoot(), categories, palettes);
const people = await readPeople(contentRoot());
const { display } = await openFonts();
const { drawOnce, refused, finish } = openDrawing(
  process.cwd(),
  values.all ? "everything" : values.force,
  contentRoot(),
);
const written = [...(await makeCovers(drawOnce, entries)), ...(await makePeople(drawOnce, people, palettes, display))];
await finish();
for (const file of written) console.log(reportLine(file));
for (const path of refused) console.warn(`${path} was not drawn here, so it stays. Remove it to have one drawn.`);
console.log(`art: ${formatCount(written.length, "picture")} drawn, ${formatCount(entries.length, "cover")} checked`);
for (const path of await unusedCovers(contentRoot())) console.warn(`No content file names ${path}.`);

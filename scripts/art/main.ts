/**
 * Draws the pictures of the site that are missing; run with `npm run art`. The same content gives the same files.
 * `npm run art -- --force <name>` draws one again (`candy-ai-review`, say), unless somebody has put their own in its place.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeBrand } from "./brand/make-brand";
import { makeCovers, orphanCovers } from "./covers/make-covers";
import { readEntries, readPeople } from "./entries";
import { openDrawing } from "./lib/drawn";
import { openSetter } from "./lib/lettering";
import { reportLine } from "./lib/output";
import { makePeople } from "./people/make-portraits";
import "../lib/closed-pipe";

const root = process.cwd();
const entries = await readEntries(root);
const people = await readPeople(root);
const set = await openSetter(join(root, "app/styles/fonts/og/fraunces-600.ttf"));
const { values } = parseArgs({ options: { force: { type: "string", multiple: true, default: [] } } });
const { drawOnce, refused, finish } = openDrawing(root, values.force);
const written = [
  ...(await makeCovers(drawOnce, entries)),
  ...(await makePeople(drawOnce, people, set)),
  ...(await makeBrand(drawOnce, set)),
];
await finish();
for (const file of written) console.log(reportLine(file));
for (const path of refused) console.warn(`${path} was not drawn here, so it stays. Remove it to have one drawn.`);
console.log(`art: ${written.length} pictures drawn, ${entries.length} covers looked at`);
for (const path of await orphanCovers(root, entries)) console.warn(`No entry uses ${path}.`);

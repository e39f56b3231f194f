/** Draws every picture of the site; run with `npm run art`. The same content gives the same files. */
import { join } from "node:path";
import { makeBrand } from "./brand/make";
import { makeCovers, orphanCovers } from "./covers/make";
import { readEntries, readPeople } from "./entries";
import { openSetter } from "./lib/lettering";
import { reportLine } from "./lib/output";
import { makePeople } from "./people/make";
import "../lib/closed-pipe";

const root = process.cwd();
const entries = await readEntries(root);
const people = await readPeople(root);
const set = await openSetter(join(root, "app/styles/fonts/og/fraunces-600.ttf"));
const written = [
  ...(await makeCovers(root, entries)),
  ...(await makePeople(root, people, set)),
  ...(await makeBrand(root, set)),
];
for (const file of written) console.log(reportLine(file));
console.log(`${entries.length} covers and ${written.length - entries.length} other pictures.`);
for (const path of await orphanCovers(root, entries)) console.warn(`No entry uses ${path}.`);

/** Prints a text alternative for every cover, as "place<TAB>text"; run with `npm run art:alts`. */
import { families } from "./covers/families";
import { familyFor } from "./covers/plates";
import { readEntries } from "./entries";
import { palettes } from "./palettes";

const LONGEST = 160;

for (const { place, category } of await readEntries(process.cwd())) {
  const text = `Abstract artwork in ${palettes[category].words}: ${families[familyFor(place)].describes}`;
  if (text.length > LONGEST)
    throw new Error(`${place}: the text has ${text.length} characters; ${LONGEST} are allowed.`);
  console.log(`${place}\t${text}`);
}

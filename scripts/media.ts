import { prepareSite } from "../lib/media/site-pictures";
import { prepareCards } from "../lib/previews/prepare-cards";
import { builtCards } from "../lib/previews/site-cards";
import "./lib/closed-pipe";

/**
 * `npm run media`, a part of the build: makes the sizes of pictures that the built pages show, and the cards that stand for
 * these pages where links are shared. Only what is missing is made.
 */
const startedAt = performance.now();
const count = await prepareSite();
const cards = builtCards();
await prepareCards(cards);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`media: ${count} pictures, ${cards.length} preview cards, ${seconds} s`);

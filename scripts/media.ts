import "./lib/env-files";
import { currentSite } from "../lib/content/site/current-site";
import { openContent } from "../lib/content/site/open-content";
import { prepareCards } from "../lib/pictures/previews/prepare-cards";
import { builtCards } from "../lib/pictures/previews/preview-card";
import { prepareSite } from "../lib/pictures/site-pictures";
import { readOptions } from "./lib/options";

/**
 * A part of `npm run build`: encodes the missing variants of pictures on the built pages, and draws the missing
 * preview cards of these pages.
 */
openContent();
readOptions({});
const startedAt = performance.now();
const cards = builtCards(currentSite());
// All processors: no reader is waiting.
const [count] = await Promise.all([prepareSite(currentSite(), 2), prepareCards(currentSite(), cards)]);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`media: ${count} pictures, ${cards.length} preview cards, ${seconds} s`);

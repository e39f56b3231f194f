import "./lib/env-files";
import { currentSite } from "../lib/content/site/current-site";
import { openContent } from "../lib/content/site/open-content";
import { prepareSite } from "../lib/pictures/variants";
import { readOptions } from "./lib/options";

/** A part of `npm run build`: encodes the missing variants of pictures on the built pages. */
openContent();
readOptions({});
const startedAt = performance.now();
// All processors: no reader is waiting.
const count = await prepareSite(currentSite(), 2);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`media: ${count} pictures, ${seconds} s`);

import { prepareSite } from "../lib/media/site-pictures";
import "./lib/closed-pipe";

/** `npm run media`, a part of the build: makes the sizes of pictures that the built pages show. Only what is missing is made. */
const startedAt = performance.now();
const count = await prepareSite();
console.log(`media: ${count} pictures, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

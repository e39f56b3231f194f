import type { Library } from "../content/site/library";

/** Milliseconds after a publication that belong to its readers. */
const quietFor = 3_000;

/** Milliseconds after which what is to be prepared waits no longer, although texts are still being published. */
const longest = 30_000;

let isWaiting = false;
let publishedAt = 0;

/**
 * Prepares what a publication has changed once nothing was published for three seconds: pictures and cards of texts that
 * are replaced at once need not be made, and a reader who asks for one earlier gets it made at once.
 * @param before The content before the publication.
 * @param prepare Called once for all publications that came meanwhile, with the content before the first of them.
 */
export function prepareWhenQuiet(before: Library, prepare: (before: Library) => void): void {
  publishedAt = Date.now();
  if (isWaiting) return;
  isWaiting = true;
  const since = publishedAt;
  const look = () => {
    if (Date.now() - publishedAt < quietFor && Date.now() - since < longest) {
      setTimeout(look, quietFor).unref();
      return;
    }
    isWaiting = false;
    prepare(before);
  };
  setTimeout(look, quietFor).unref();
}

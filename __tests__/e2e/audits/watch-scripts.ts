import type { Page } from "@playwright/test";
import { isHydrated } from "../react-in-page";

const readingScript = "/scripts/reading.js";

/**
 * Watches what is transferred to somebody who only reads (docs/decisions/055-reading-without-react.md).
 * @returns A function that says what of it is against the promise: 6 KB of script at most, and no React.
 */
export function watchScripts(page: Page): () => Promise<string[]> {
  let weights = new Map<string, Promise<number>>();
  page.on("request", (request) => {
    // A new page: what came for the last one is weighed already.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) weights = new Map();
  });
  page.on("requestfinished", (request) => {
    if (!["script", "fetch"].includes(request.resourceType())) return;
    const weight = request
      .sizes()
      .then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize);
    weights.set(new URL(request.url()).pathname, weight);
  });
  return async () => {
    const transferred = [...weights.keys()];
    const weight = await weights.get(readingScript);
    return [
      ...(transferred.join() === readingScript ? [] : [`scripts of a reader: ${transferred}`]),
      // A page from the browser's own store has no weight.
      ...(weight === undefined || weight <= 6 * 1024 ? [] : [`the reading script has ${weight} bytes`]),
      ...((await isHydrated(page)) ? ["React came without being called"] : []),
    ];
  };
}

import type { Post, Review } from "../../content/entry-types";
import { getOffers } from "../../content/site/entries";
import type { Site } from "../../content/site/site";
import { logError } from "../../runtime/log";
import { renderFeedBody } from "../../text/render-body";
import { getRenderContext } from "../../text/render-context";
import { memo } from "../../util/memo";
import { routes } from "../../util/routes";

/**
 * The body of an entry as safe HTML for feeds; `undefined`, with a line in the log, when it cannot be rendered. Rendered
 * once for each Site, because several feeds contain it. Not for longer: what its links, quotes and blocks show may
 * be made of any file, and of the day.
 */
export function bodyHtml(site: Site, entry: Post | Review): string | undefined {
  return bodiesOf(site)(entry);
}

const bodiesOf = memo((site: Site) => memo((entry: Post | Review) => tryToRender(site, entry)));

function tryToRender(site: Site, entry: Post | Review): string | undefined {
  try {
    const from =
      "product" in entry
        ? { page: routes.review(entry.slug), offers: entry.offers }
        : { page: routes.post(entry.slug), offers: getOffers(site, entry) };
    return renderFeedBody(entry.body, getRenderContext(site, { ...from, placement: "feed" }));
  } catch (error) {
    logError(`the feeds leave out the text of ${entry.slug}, which cannot be rendered: ${String(error)}`);
    return undefined;
  }
}

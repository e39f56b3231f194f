import type { Post } from "@/lib/content/entry-types";
import { getLibrary } from "@/lib/content/snapshot/library";
import { renderFeedBody } from "@/lib/markdown/render-feed-body";
import { logError } from "@/lib/runtime/log";
import { processWide } from "@/lib/runtime/process-wide";
import { getRenderContext } from "../render-context";

/** More than the feeds of a site hold together, and few enough to keep. */
const capacity = 300;

type Rendered = { texts: Map<string, string | undefined>; ingredients: readonly unknown[] };

/**
 * The body of an entry as the safe HTML of feeds; `undefined` for one that cannot be rendered, of which the log tells once.
 * An entry stands in several feeds, and most stand in them for long, so each text is rendered once for
 * as long as the claims, partners and pictures that it may show are the same.
 */
export function bodyHtml({ slug, body }: Pick<Post, "slug" | "body">): string | undefined {
  const rendered = processWide<Rendered>("feed bodies", () => ({ texts: new Map(), ingredients: [] }));
  const { documents, collections, pictures } = getLibrary();
  const current = [documents["site/claims"], ...collections.partners];
  const before = rendered.ingredients;
  if (current.length !== before.length || current.some((one, index) => one !== before[index])) {
    rendered.texts.clear();
    rendered.ingredients = current;
  }
  const { texts } = rendered;
  const shown = (body.match(/\/images\/[a-z0-9/_.-]+/g) ?? []).map((name) => pictures.get(name)?.src);
  const key = shown.length > 0 ? `${body}\n${shown.join("\n")}` : body;
  const html = texts.has(key) ? texts.get(key) : tryToRender(slug, body);
  // Set anew, so that the first of the map is the one that was not asked for the longest.
  texts.delete(key);
  texts.set(key, html);
  for (const oldest of texts.keys()) {
    if (texts.size <= capacity) break;
    texts.delete(oldest);
  }
  return html;
}

function tryToRender(slug: string, body: string): string | undefined {
  try {
    return renderFeedBody(body, getRenderContext());
  } catch (error) {
    logError(`the feeds leave out the text of ${slug}, which cannot be rendered: ${String(error)}`);
    return undefined;
  }
}

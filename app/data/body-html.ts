import { getLibrary } from "@/lib/content/library";
import { renderBody } from "@/lib/markdown/render-body";
import { getRenderContext } from "../render-context";

/** More than the feeds of a site hold together, and few enough to keep. */
const capacity = 300;

let texts = new Map<string, string>();
let ingredients: readonly unknown[] = [];

/**
 * A body as safe HTML. An entry stands in several feeds, and most stand in them for long, so each text is rendered once for
 * as long as the claims and partners that it may quote are the same.
 */
export function bodyHtml(body: string): string {
  const { documents, collections } = getLibrary();
  const current = [documents["site/claims"], ...collections.partners];
  if (current.length !== ingredients.length || current.some((one, index) => one !== ingredients[index])) {
    texts = new Map();
    ingredients = current;
  }
  const html = texts.get(body) ?? renderBody(body, getRenderContext()).html;
  // Set anew, so that the first of the map is the one that was not asked for the longest.
  texts.delete(body);
  texts.set(body, html);
  for (const oldest of texts.keys()) {
    if (texts.size <= capacity) break;
    texts.delete(oldest);
  }
  return html;
}

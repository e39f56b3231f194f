import { newTabWords } from "../markdown/rehype-links";
import { absoluteUrl } from "../metadata/page-metadata";

/** The start tag of a link or a picture. The markdown pipeline writes every "<" of a text as an entity, so this is never text. */
const tag = /<(?:a|img)(?:\s[^\s"=>]+(?:="[^"]*")?)*\s*\/?>/g;

const hiddenWords = `<span class="visually-hidden">${newTabWords}</span>`;

/**
 * The HTML of a text as feed readers need it: whole addresses, and nothing that only the site's own styles and scripts
 * understand. The `rel` of affiliate links stays.
 * @param path Path of the entry's page, which its anchors belong to.
 */
export function toFeedHtml(html: string, path: string): string {
  return (
    html
      .replaceAll(hiddenWords, "")
      // A feed reader gets the picture as it was made: many know neither the sizes nor the newer format.
      .replace(/<\/?picture>|<source(?:\s[^\s"=>]+(?:="[^"]*")?)*\s*\/?>/g, "")
      .replace(tag, (whole) =>
        whole
          .replace(/\s(?:target|srcset|sizes|data-[a-z-]+)(?:="[^"]*")?/g, "")
          .replace(/\s(href|src)="(#[^"]*)"/g, (_, name, anchor) => ` ${name}="${absoluteUrl(path)}${anchor}"`)
          .replace(/\s(href|src)="(\/(?!\/)[^"]*)"/g, (_, name, target) => ` ${name}="${absoluteUrl(target)}"`),
      )
      .replaceAll("]]>", "]]&gt;")
  );
}

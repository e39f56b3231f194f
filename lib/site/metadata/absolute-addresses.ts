import { absoluteUrl } from "./page-metadata";

/** The start tag of a link or a picture. The markdown pipeline writes every "<" of a text as an entity, so this is never text. */
const tag = /<(?:a|img)(?:\s[^\s"=>]+(?:="[^"]*")?)*\s*\/?>/g;

/**
 * Safe HTML with whole addresses, for whoever reads it away from its page.
 * @param path Path of the page, which anchors belong to.
 */
export function withAbsoluteAddresses(html: string, path: string): string {
  return html.replace(tag, (whole) =>
    whole
      .replace(/\s(href|src)="(#[^"]*)"/g, (_, name, anchor) => ` ${name}="${absoluteUrl(path)}${anchor}"`)
      .replace(/\s(href|src)="(\/(?!\/)[^"]*)"/g, (_, name, target) => ` ${name}="${absoluteUrl(target)}"`),
  );
}

import { absoluteUrl } from "./page-metadata";

/** The start tag of a link or a picture. Never matches text, because the markdown pipeline escapes "<" in texts. */
const tag = /<(?:a|img)(?:\s[^\s"=>]+(?:="[^"]*")?)*\s*\/?>/g;

/**
 * Makes the URLs in safe HTML absolute, for use outside its page.
 * @param path Path of the page, the base of its anchors.
 */
export function withAbsoluteAddresses(html: string, path: string): string {
  return html.replace(tag, (whole) =>
    whole
      .replace(/\s(href|src)="(#[^"]*)"/g, (_, name, anchor) => ` ${name}="${absoluteUrl(path)}${anchor}"`)
      .replace(/\s(href|src)="(\/(?!\/)[^"]*)"/g, (_, name, target) => ` ${name}="${absoluteUrl(target)}"`),
  );
}

import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";

/** Plain words on one line from a text with tags and entities: "Tips &#038; <em>tricks</em>" → "Tips & tricks". */
export function decodeText(html: string): string {
  const text = /[<&]/.test(html) ? textOf(fromHtml(html, { fragment: true })) : html;
  return text.replace(/\s+/g, " ").trim();
}

/** The beginning of a text that fits, cut between words. */
export function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/, "")}…`;
}

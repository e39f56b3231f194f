import { escapeText } from "../format/escape-text";
import { textLimits } from "./limit-diagnostic";

/**
 * Renders a text beyond the limits as HTML paragraphs, without parsing its markdown. Paragraphs that are too long are
 * dropped.
 * @param resolve Replaces `{{claim:…}}` by the claim; `undefined` if no part of the text may be shown.
 */
export function plainParagraphs(
  markdown: string,
  resolve: (text: string) => string | undefined = (text) => text,
): string {
  return markdown
    .slice(0, textLimits.characters)
    .split(/\n(?:[ \t]*\n)+/)
    .filter((text) => text.length <= textLimits.blockCharacters)
    .map((text) => resolve(text)?.trim())
    .filter(Boolean)
    .map((text) => `<p>${escapeText(text as string)}</p>`)
    .join("\n");
}

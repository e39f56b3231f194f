import { escapeText } from "../format/escape-text";
import { textLimits } from "./limit-diagnostic";

/**
 * A text as HTML without reading its markdown, for texts beyond the limits. What is too long is left out.
 * @param resolve Fills in the quotes of claims; `undefined` when nothing of the text may be shown.
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

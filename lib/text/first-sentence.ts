import { splitSentences } from "../claims/sentences";
import { stripInlineMarkup } from "./strip-inline-markup";

/** The first sentence of a few sentences of markdown, as readers see it: "Use the trial. Then wait." → "Use the trial." */
export function firstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.trim().split(/\n\s*\n/);
  const [first = ""] = splitSentences(stripInlineMarkup(paragraph.replace(/\s+/g, " ")));
  return first.trim();
}

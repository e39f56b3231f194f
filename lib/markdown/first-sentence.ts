import { stripInlineMarkup } from "../search/strip-inline-markup";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The first sentence of a few sentences of markdown, as readers see it: "Use the trial. Then wait." → "Use the trial." */
export function firstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.trim().split(/\n\s*\n/);
  const [first] = sentences.segment(stripInlineMarkup(paragraph.replace(/\s+/g, " ")));
  return first?.segment.trim() ?? "";
}

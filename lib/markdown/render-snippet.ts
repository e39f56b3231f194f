import { remark } from "remark";
import remarkHtml from "remark-html";
import { plainParagraphs } from "./plain-paragraphs";
import { findTextLimits } from "./text-limits";

/** By default, remark-html sanitises by GitHub's rules. */
const processor = remark().use(remarkHtml).freeze();

/**
 * Renders a few sentences of markdown (verdict, answer, note) as safe HTML. Never throws; for long texts see
 * renderBody.
 */
export function renderSnippet(markdown: string): string {
  if (findTextLimits(markdown).length > 0) return plainParagraphs(markdown);
  return String(processor.processSync(markdown)).trim();
}

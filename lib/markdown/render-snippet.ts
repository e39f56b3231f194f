import { remark } from "remark";
import remarkHtml from "remark-html";
import { plainParagraphs } from "./plain-paragraphs";
import { findTextLimits } from "./text-limits";

/** remark-html sanitises by GitHub's rules unless told otherwise. */
const processor = remark().use(remarkHtml).freeze();

/** Turns a few sentences of markdown (verdict, answer, note) into safe HTML. Never throws; see renderBody of long texts. */
export function renderSnippet(markdown: string): string {
  if (findTextLimits(markdown).length > 0) return plainParagraphs(markdown);
  return String(processor.processSync(markdown)).trim();
}

import { remark } from "remark";
import remarkHtml from "remark-html";

/** remark-html sanitises by GitHub's rules unless told otherwise. */
const processor = remark().use(remarkHtml).freeze();

/** Turns a few sentences of markdown (verdict, answer, note) into safe HTML. */
export function renderSnippet(markdown: string): string {
  return String(processor.processSync(markdown)).trim();
}

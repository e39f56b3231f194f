import type { Root } from "mdast";
import { remark } from "remark";
import remarkHtml from "remark-html";
import { visit } from "unist-util-visit";
import { claimAddress } from "../claims/quote-syntax";
import { routes } from "../site/routes";
import { plainParagraphs } from "./plain-paragraphs";
import { findTextLimits } from "./text-limits";

/** By default, remark-html sanitises by GitHub's rules. */
const processor = remark().use(remarkClaimAddresses).use(remarkHtml).freeze();

/**
 * Renders a few sentences of markdown (verdict, answer, note) as safe HTML. Never throws; for long texts see
 * renderBody.
 */
export function renderSnippet(markdown: string): string {
  if (findTextLimits(markdown).length > 0) return plainParagraphs(markdown);
  return String(processor.processSync(markdown)).trim();
}

/** The claims of fields were looked up when the file was read, so every link that is left may be shown. */
function remarkClaimAddresses() {
  return (tree: Root): void => {
    visit(tree, "link", (node) => {
      const id = claimAddress.exec(node.url)?.[1];
      if (id !== undefined) node.url = routes.howWeKnow(id);
    });
  };
}

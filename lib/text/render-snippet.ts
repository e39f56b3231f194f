import type { Root } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkHtml from "remark-html";
import { visit } from "unist-util-visit";
import { claimAddress } from "../content/claims/quote-syntax";
import { routes } from "../util/routes";
import { gfmOptions, parseBody } from "./parse-body";
import { type Resolve, remarkClaims } from "./remark-claims";
import { asSafeHtml, type SafeHtml } from "./safe-html";

/** Sanitised by GitHub's rules, as remark-html does by default. */
const snippets = remark().use(remarkGfm, gfmOptions).use(remarkHtml).freeze();

/**
 * Renders a few sentences of markdown (verdict, answer, note); for the texts of articles see renderBody.
 * @param resolve Fills in the quotes of a body. Those of fields are filled in when the file is read.
 */
export function renderSnippet(markdown: string, resolve?: Resolve): SafeHtml {
  const tree = structuredClone(parseBody(markdown));
  if (resolve) remarkClaims(resolve)(tree);
  else addressClaims(tree);
  return asSafeHtml(snippets.stringify(tree).trim());
}

/** Renders answers, the same for the page and its structured data. */
export function renderAnswers(items: readonly { question: string; answer: string }[]) {
  return items.map(({ question, answer }) => ({ question, answerHtml: renderSnippet(answer) }));
}

/** The claims of fields were looked up when the file was read, so every link that is left may be shown. */
function addressClaims(tree: Root): void {
  visit(tree, "link", (node) => {
    const id = claimAddress.exec(node.url)?.[1];
    if (id !== undefined) node.url = routes.howWeKnow(id);
  });
}

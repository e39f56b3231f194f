import type { Root } from "mdast";
import { defaultSchema } from "rehype-sanitize";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkHtml from "remark-html";
import { visit } from "unist-util-visit";
import { claimAddress } from "../content/claims/quote-syntax";
import { gfmOptions, parseBody } from "../content/markdown/parse-body";
import { routes } from "../util/routes";
import { asSafeHtml, type SafeHtml } from "./body-types";
import { leadsOut, newTabWords, outboundRel } from "./rehype-links";
import { type Resolve, remarkClaims } from "./remark-claims";

const { attributes } = defaultSchema;

/** GitHub's rules, plus what links to other sites get. */
const sanitize = {
  ...defaultSchema,
  attributes: {
    ...attributes,
    a: [...(attributes?.a ?? []), "target", "rel"],
    span: [["className", "visually-hidden"] as [string, string]],
  },
};

const snippets = remark().use(remarkGfm, gfmOptions).use(remarkHtml, { sanitize }).freeze();

/**
 * Renders a few sentences of markdown (verdict, answer, note); for the texts of articles see renderBody.
 * @param resolve Fills in the quotes of a body. Those of fields are filled in when the file is read.
 */
export function renderSnippet(markdown: string, resolve?: Resolve): SafeHtml {
  const tree = structuredClone(parseBody(markdown));
  if (resolve) remarkClaims(resolve)(tree);
  else addressClaims(tree);
  openInNewTabs(tree);
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

/** Links to other sites open as rehypeLinks has them open in longer texts. */
function openInNewTabs(tree: Root): void {
  visit(tree, "link", (node) => {
    if (!leadsOut(node.url)) return;
    node.data = { hProperties: { target: "_blank", rel: outboundRel } };
    const hint = { hName: "span", hProperties: { className: ["visually-hidden"] } };
    node.children.push({ type: "emphasis", data: hint, children: [{ type: "text", value: newTabWords }] });
  });
}

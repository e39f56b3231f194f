import type { Nodes, Parent, PhrasingContent, Text } from "mdast";
import { claimAddress } from "../claims/quote-syntax";
import { routes } from "../site/routes";
import type { Resolve } from "./remark-claims";

/**
 * Leads words that are a claim, `[words](claim:id)`, to the entry on the ledger's page. Of a claim that is withheld the
 * fallback stays as a text, `[words|fallback](claim:id)`; without one a quote stays, which takes its sentence with it.
 */
export function resolveClaimLinks(parent: Parent, resolve: Resolve): void {
  parent.children = parent.children.map((child) => {
    const id = child.type === "link" ? claimAddress.exec(child.url)?.[1] : undefined;
    if (child.type !== "link" || id === undefined) {
      if ("children" in child) resolveClaimLinks(child, resolve);
      return child;
    }
    const quote = `{{claim:${id}}}`;
    const shown = resolve(quote);
    const [words, fallback] = splitAtLine(child.children);
    if (shown === undefined) return text(fallback === undefined ? quote : fallback.map(wordsIn).join(""));
    // A claim that is not in the ledger leads nowhere. The check reports it.
    return shown === quote
      ? text(words.map(wordsIn).join(""))
      : { ...child, url: routes.howWeKnow(id), children: words };
  }) as typeof parent.children;
}

/** What stands before and after the first "|"; nothing is after it where there is none. */
function splitAtLine(children: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]?] {
  const at = children.findIndex((child) => child.type === "text" && child.value.includes("|"));
  const node = children[at];
  if (node?.type !== "text") return [[...children]];
  const line = node.value.indexOf("|");
  return [
    [...children.slice(0, at), text(node.value.slice(0, line))],
    [text(node.value.slice(line + 1)), ...children.slice(at + 1)],
  ];
}

function wordsIn(node: Nodes): string {
  if ("children" in node) return node.children.map(wordsIn).join("");
  return "value" in node ? node.value : "";
}

function text(value: string): Text {
  return { type: "text", value };
}

import type { Definition, Link, LinkReference } from "mdast";
import { visit } from "unist-util-visit";
import { parseBody } from "../../content/markdown/parse-body";

export type PartnerLink = { node: Link | LinkReference | Definition; partner: string };

/** What leads to a partner in a body: links, references to a definition, and definitions. */
export function findPartnerLinks(body: string): PartnerLink[] {
  if (!body.includes("partner:")) return [];
  const partners = new Map<string, string>();
  const found: PartnerLink[] = [];
  visit(parseBody(body), "definition", ({ identifier, url }) => {
    const partner = getPartner(url);
    if (partner !== undefined && !partners.has(identifier)) partners.set(identifier, partner);
  });
  visit(parseBody(body), (node) => {
    const partner =
      node.type === "link" || node.type === "definition"
        ? getPartner(node.url)
        : node.type === "linkReference"
          ? partners.get(node.identifier)
          : undefined;
    if (partner !== undefined) found.push({ node: node as PartnerLink["node"], partner });
  });
  return found;
}

function getPartner(url: string): string | undefined {
  return /^partner:(.+)$/.exec(url)?.[1];
}

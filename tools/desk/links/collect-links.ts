import type { ParsedEntry } from "../../../lib/content/read/parse-entry";
import type { Library } from "../../../lib/content/snapshot/library";
import { buildAffiliateUrl } from "../../../lib/offers/affiliate-link";

/** What a link is for. A dead `partner` link loses money, a dead `source` or `evidence` loses proof. */
export const linkKinds = ["partner", "product", "source", "evidence", "text"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** An address on another site, and where the content names it. */
export type OutboundLink = {
  url: string;
  kind: LinkKind;
  /** Absolute path of the file; line and column count from 1. */
  places: readonly { file: string; line: number; column: number }[];
};

type Found = { url: string; kind: LinkKind; place: OutboundLink["places"][number] };

/** Every address on another site that the content names, each once, in the order of the files. */
export function collectLinks({ collections, documents }: Library): OutboundLink[] {
  const { partners, products, ...others } = collections;
  const { "site/claims": claims, ...texts } = documents;
  const found = [
    ...partners.flatMap(linksOfPartner),
    ...products.flatMap((entry) => linksIn(entry, (field) => (field === "source" ? "source" : "product"))),
    ...(claims ? linksIn(claims, () => "evidence") : []),
    ...[...Object.values(others).flat(), ...Object.values(texts)].flatMap((entry) => linksIn(entry, () => "text")),
  ];
  const byUrl = new Map<string, Found[]>();
  for (const one of found) byUrl.set(one.url, [...(byUrl.get(one.url) ?? []), one]);
  return [...byUrl].map(([url, all]) => ({
    url,
    // The first kind is the one that matters most, because partners come first.
    kind: all[0]?.kind ?? "text",
    places: all.map(({ place }) => place),
  }));
}

/** As readers follow it, without sub-ids: our visit belongs to no placement. */
function linksOfPartner(entry: Library["collections"]["partners"][number]): Found[] {
  const at = (field: string) => ({ file: entry.file, ...entry.locate([field]) });
  return [
    { url: buildAffiliateUrl(entry.data), kind: "partner", place: at("trackedUrl") },
    { url: entry.data.homeUrl, kind: "product", place: at("homeUrl") },
  ];
}

const address = /(?:(\w+):\s*["']?)?(https?:\/\/[^\s<>"'`)\]}]+)/g;

/** The addresses in a file as written, fields and text alike. @param kindOf The kind by the field's name, if there is one. */
function linksIn({ file, text }: ParsedEntry<unknown>, kindOf: (field: string | undefined) => LinkKind): Found[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(address)].flatMap(({ 0: whole, 1: field, 2: written = "", index: start }): Found[] => {
      const url = written.replace(/[.,;:!?*_]+$/, "");
      if (!URL.canParse(url)) return [];
      const column = start + whole.indexOf(written) + 1;
      return [{ url, kind: kindOf(field), place: { file, line: index + 1, column } }];
    }),
  );
}

/** Names that never exist, for examples (RFC 2606, RFC 6761): nobody asks them. */
export function isPlaceholder(url: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(new URL(url).hostname);
}

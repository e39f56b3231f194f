import { decodeAddress } from "./decode-address";
import type { Target } from "./html-to-markdown";

export type LinkMap = {
  /** Address of the old site, without a slash at its end. */
  oldSite: string;
  /** New addresses, by path of the old site. */
  moved: ReadonlyMap<string, string>;
  /** Partners, by path of their short link, or by "thirstylink:12". */
  partners: ReadonlyMap<string, string>;
  isKnown: (path: string) => boolean;
};

/** Where a link of an old text leads now. Links inside the old site lead to the new address, short links to a partner. */
export function leadLink(href: string, { oldSite, moved, partners, isKnown }: LinkMap): Target {
  if (partners.has(href)) return { href: `partner:${partners.get(href)}` };
  if (href.startsWith("#"))
    return { unlink: `The link to "${href}" in the text itself is left out: anchors are named anew.` };
  if (/^(mailto|tel):/i.test(href)) return { href };
  const url = readUrl(href, oldSite);
  if (!url) return { unlink: `A link to "${href.slice(0, 120)}" is left out: it is no address.` };
  const isOwn = hostOf(url) === hostOf(readUrl("/", oldSite));
  if (!isOwn)
    return {
      href:
        url.protocol === "http:" ? href.replace(/^http:/i, "https:") : url.href === href ? href : encodeSpaces(href),
    };
  const path = oldPath(url);
  const partner = partners.get(path);
  if (partner) return { href: `partner:${partner}` };
  const found = moved.get(path) ?? moved.get(`${path}${url.search}`);
  if (found) return { href: found };
  if (isKnown(path)) return { href: path };
  return { unlink: `The link to ${href.slice(0, 200)} is left out: no imported text has this address.` };
}

/** A path as `moved.md` wants it: lower case, decoded, without a slash at its end. */
export function oldPath(url: URL): string {
  return decodeAddress(url.pathname).toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "") || "/";
}

function encodeSpaces(href: string): string {
  return href.startsWith("//") ? `https:${href}` : href.replaceAll(" ", "%20");
}

function hostOf(url: URL | undefined): string | undefined {
  return url?.host.replace(/^www\./, "");
}

function readUrl(href: string, base: string): URL | undefined {
  try {
    const url = new URL(href, base ? `${base}/` : undefined);
    return url.protocol === "https:" || url.protocol === "http:" ? url : undefined;
  } catch {
    return undefined;
  }
}

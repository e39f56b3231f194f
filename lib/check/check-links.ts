import { claimAddress } from "../content/claims/quote-syntax";
import { knownSlugs } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";
import { getEnv } from "../runtime/env";

export type CheckLink = (url: string) => string | undefined;

/**
 * Creates the check of a link. It returns a message for the editor, or `undefined` for a good link.
 * @param explain Returns why a path on this site leads nowhere.
 */
export function createLinkCheck(library: Library): (url: string, explain: CheckLink) => string | undefined {
  const partners = new Set(knownSlugs(library, "partners"));
  const hosts = partnerHosts(library);
  const ownHost = getHost(getEnv().siteUrl);
  return (url, explain) => {
    // check-claims.ts reports claims that are not there.
    if (claimAddress.test(url)) return undefined;
    if (url.startsWith("partner:")) {
      const slug = url.slice("partner:".length);
      return partners.has(slug) ? undefined : `There is no content/partners/${slug}.md.`;
    }
    if (url.startsWith("/") || url.startsWith("#")) return explain(url);
    const address = URL.canParse(url) ? new URL(url) : undefined;
    if (address && getHost(url) === ownHost) {
      const path = `${address.pathname}${address.search}${address.hash}`;
      return explain(path) ?? `This page is on this site: write "${path}", without the host.`;
    }
    if (!/^(https|mailto):/.test(url))
      return `"${url}" is not a link that readers can follow; write "/page", "https://…" or "partner:name".`;
    if (url.startsWith("mailto:"))
      return /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?.]+(\?|$)/.test(url)
        ? undefined
        : `"${url}" is not an email address; write "mailto:name@host.example".`;
    if (!address?.hostname.includes(".")) return `"${url}" has no host that readers can reach, like "www.ftc.gov".`;
    const host = getHost(url);
    return hosts.has(host) ? `${host} belongs to a partner: write partner:${hosts.get(host)} instead.` : undefined;
  };
}

/** Slugs of the partners, by host. */
function partnerHosts(library: Library): Map<string, string> {
  return new Map(
    library.collections.partners.flatMap(({ slug, data }) =>
      [data.homeUrl, data.trackedUrl].map((url): [string, string] => [getHost(url), slug]),
    ),
  );
}

/** Host without "www.". */
function getHost(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}

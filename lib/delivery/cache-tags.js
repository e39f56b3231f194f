// @ts-check

/** Next's tag of every page, and what caches in front of the site know it by. */
const [everything, site] = ["/layout", "site"];

const prefix = "_N_T_";

/**
 * The names by which a cache in front of the site can be told to drop a page: its address, its route, and `site`.
 * @param {readonly string[]} tags Next's tags, such as `_N_T_/blog/[slug]/page`. Layouts other than the first are left out.
 * @returns {string[]}
 */
export function toCacheTags(tags) {
  return tags
    .filter((tag) => tag.startsWith(prefix))
    .map((tag) => tag.slice(prefix.length))
    .filter((tag) => tag === everything || !tag.endsWith("/layout"))
    .map((tag) => (tag === everything ? site : tag));
}

/**
 * Headers of a page for caches in front of the site (docs/deploy.md): `Cache-Tag` for Cloudflare and others,
 * `Surrogate-Key` for Fastly and Varnish.
 * @param {{ [name: string]: string | string[] | undefined } | undefined} headers
 * @returns {Record<string, string>}
 */
export function cacheTagHeaders(headers) {
  const tags = toCacheTags(String(headers?.["x-next-cache-tags"] ?? "").split(","));
  return tags.length === 0 ? {} : { "cache-tag": tags.join(","), "surrogate-key": tags.join(" ") };
}

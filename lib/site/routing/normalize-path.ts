/** Longer than any address that the site can have; what is longer is not looked at. */
const longestPath = 512;

/** Everything that a part of one of the site's addresses is made of; the one with a dot in front is RFC 8615's. */
const plainSegment = /^([a-z0-9][a-z0-9._-]*|\.well-known)$/;

/**
 * The one way to write an address of the site: decoded, in lower case, with no empty parts, no slash at the end and no
 * "index" there. `undefined` for what no address of the site can be: broken or hidden characters, "..", too long.
 * @param path Starts with a slash, as it came in.
 */
export function normalizePath(path: string): string | undefined {
  if (path.length > longestPath) return undefined;
  const segments = path.split("/").filter((segment) => segment !== "");
  const plain = segments.map(normalizeSegment);
  if (!plain.every((segment) => segment !== undefined)) return undefined;
  while (plain.at(-1) === "index") plain.pop();
  return `/${plain.join("/")}`;
}

function normalizeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment).toLowerCase();
    return plainSegment.test(decoded) ? decoded : undefined;
  } catch {
    // A percent sign that is followed by no character.
    return undefined;
  }
}

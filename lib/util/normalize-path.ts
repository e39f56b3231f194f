import { dropInvisible, foldText } from "./fold";

/** Longer than any address of the site. Longer paths are refused unread. */
const longestPath = 512;

/** A segment of an address of the site. Only ".well-known" begins with a dot (RFC 8615). */
const plainSegment = /^([a-z0-9][a-z0-9._-]*|\.well-known)$/;

const onlyFigures = /^\d+$/;

/**
 * The canonical spelling of an address: decoded, in lower case, with nothing invisible, without empty segments, trailing slash or final
 * "index". `undefined` for what cannot be an address of the site: invalid characters, "..", too long.
 * @param path The path of the request, with its leading slash.
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
    const decoded = dropInvisible(decodeURIComponent(segment));
    const folded = foldText(decoded);
    // The number of a page: "²" looks like no "2".
    if (onlyFigures.test(folded) && folded !== decoded) return undefined;
    return plainSegment.test(folded) ? folded : undefined;
  } catch {
    // An invalid percent-encoding.
    return undefined;
  }
}

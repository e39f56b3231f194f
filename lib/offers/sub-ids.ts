import type { Placement } from "./placements";

/**
 * The longest value that is sent, in characters. Networks allow 50 to 500, and the strictest of them only letters,
 * digits and hyphens.
 */
export const longestSubId = 50;

/** Joins placement and page, and the segments of an address. No slug contains it. */
const joint = "--";

/** The page that stands for all missing ones. */
export const notFoundPage = "/not-found";

/** A page's address as letters, digits and hyphens: "/blog/a-text" is "blog--a-text", the home page "home". */
export function pageCode(path: string): string {
  return path.split("/").filter(Boolean).join(joint) || "home";
}

/** The parameters of a partner's network that carry the sub-ids. */
export type SubIdParameters = {
  /** Carries placement and page together, or the placement alone where `subIdPage` is set. */
  subId?: string | undefined;
  /** Carries the page. */
  subIdPage?: string | undefined;
};

/** The sub-ids of a link, by parameter; none without a parameter for them. */
export function buildSubIds({ subId, subIdPage }: SubIdParameters, page: string, placement: Placement) {
  if (subId === undefined) return {};
  if (subIdPage === undefined) return { [subId]: joinedSubId(page, placement) };
  return { [subId]: placement, [subIdPage]: shorten(pageCode(page), longestSubId) };
}

/** Placement and page in one value: "closing--blog--a-text". */
export function joinedSubId(page: string, placement: Placement): string {
  const start = placement + joint;
  return start + shorten(pageCode(page), longestSubId - start.length);
}

/** A code that is too long keeps its beginning; the end becomes a hash, so that no two pages share a value. */
function shorten(code: string, length: number): string {
  if (code.length <= length) return code;
  const hash = getHash(code);
  return `${code.slice(0, length - hash.length - 1).replace(/-+$/, "")}-${hash}`;
}

/** FNV-1a with 32 bits, in base 36: seven characters. Not for secrets. */
function getHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, "0");
}

import { hashText } from "../util/hash-text";

/**
 * The longest value that is sent, in characters. Networks allow 50 to 500, and the strictest of them only letters,
 * digits and hyphens.
 */
const longestSubId = 50;

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
  const hash = hashText(code).toString(36).padStart(7, "0");
  return `${code.slice(0, length - hash.length - 1).replace(/-+$/, "")}-${hash}`;
}

/**
 * Where on a page an affiliate link is. Every link names one; the partner's network reports sales by it, and
 * docs/operators/affiliate-links.md says where each is. Those that a page can have several of are written with their number
 * on the page, from 1: "ranked-2".
 */
export type Placement =
  | "banner"
  | "header"
  | "menu"
  | "hero"
  | "plans"
  | "head"
  | "inline"
  | "offer"
  | "sidebar"
  | "closing"
  | "exit"
  | `${"ranked" | "untested" | TextPlacement}-${number}`;

/** The kinds of placement that are counted in a text. */
export type TextPlacement = "body" | "protocol" | "feed" | "markdown";

/** The names of the parameters in an address, decoded. What no browser could decode is left as it is written. */
export function parameterNames(address: string): string[] {
  const [beforeFragment = ""] = address.split("#");
  const query = beforeFragment.slice(beforeFragment.indexOf("?") + 1);
  return beforeFragment.includes("?") ? [...new URLSearchParams(query).keys()] : [];
}

/**
 * Appends parameters to an address, before its `#`. The address itself stays byte for byte: networks sign it and fill macros
 * such as `{clickid}` in it, so nothing may be encoded anew. A parameter that it has already is not appended.
 */
export function appendParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const taken = new Set(parameterNames(address));
  const added = Object.entries(parameters)
    .filter(([name]) => !taken.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  if (added === "") return address;
  const end = address.includes("#") ? address.indexOf("#") : address.length;
  const before = address.slice(0, end);
  const joint = before.includes("?") ? (/[?&]$/.test(before) ? "" : "&") : "?";
  return before + joint + added + address.slice(end);
}

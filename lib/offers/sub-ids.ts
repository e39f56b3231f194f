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

/**
 * Placement and page in one value: "closing--blog--a-text", and of the home page "closing--home". A long one keeps its beginning;
 * its end becomes a hash, so that no two pages share a value.
 */
export function joinSubId(page: string, placement: Placement): string {
  const code = page.split("/").filter(Boolean).join(joint) || "home";
  const whole = placement + joint + code;
  if (whole.length <= longestSubId) return whole;
  const hash = hashText(code).toString(36).padStart(7, "0");
  return `${whole.slice(0, longestSubId - hash.length - 1).replace(/-+$/, "")}-${hash}`;
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
function parameterNames(address: string): string[] {
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

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

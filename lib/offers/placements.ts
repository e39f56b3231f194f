/** Places that a page has once. */
const single = {
  banner: "line above the header",
  header: "button in the header",
  menu: "button in the menu of small screens",
  hero: "button at the head of the home page",
  head: "button at the head of a review",
  inline: "button in the middle of a review",
  offer: "partner's block in the middle of a text",
  sidebar: "card beside a text",
  closing: "call to action at the end",
  exit: "reminder to readers who leave",
} as const;

/** Places that a page can have several of. Each is written with its number on the page, from 1: "plan-2". */
const counted = {
  plan: "plan of the partner",
  ranked: "card of the ranking, by place",
  untested: "card of a review without a test",
  body: "link in the text",
  protocol: "link in the protocol of a test",
  feed: "link in the text, in a feed",
  markdown: "link in the text, in the markdown export",
} as const;

/** Where on a page an affiliate link is. Every link names one; the partner's network reports sales by it. */
export type Placement = keyof typeof single | `${keyof typeof counted}-${number}`;

/** The kinds of placement that are counted in a text. */
export type TextPlacement = "body" | "protocol" | "feed" | "markdown";

/** Numbers above this are no place of any page. */
const highest = 999;

/** Whether a text that anybody may have written names a placement. */
export function isPlacement(text: string): text is Placement {
  if (Object.hasOwn(single, text)) return true;
  const [, name = "", number] = /^([a-z]+)-([1-9]\d*)$/.exec(text) ?? [];
  return Object.hasOwn(counted, name) && Number(number) <= highest;
}

/** A placement in words: "plan of the partner, 2". */
export function describePlacement(placement: Placement): string {
  const [name = "", number] = placement.split("-");
  const words: Record<string, string> = { ...single, ...counted };
  return number === undefined ? `${words[name]}` : `${words[name]}, ${number}`;
}

import { affiliateRel } from "../../../lib/offers/affiliate-link";

/** Widths of the screens that links are measured on, in CSS pixels. */
export const screenWidths = [360, 1280] as const;

/** Farthest that a disclosure may be from its link, in CSS pixels: about as much as a paragraph and a button. */
export const farthestDisclosure = 240;

/** What a reader has to do before a link is seen. `nothing`: it is on the page. `hidden`: not shown at this width. */
export type ShownAfter = "nothing" | "opening the menu" | "showing all reviews" | "leaving the page" | "hidden";

/** A link to a partner as a browser shows it. */
export type MeasuredLink = {
  /** Path of the page. */
  page: string;
  /** Width of the screen in CSS pixels. */
  screen: number;
  /** Placement; empty for a link that is not marked as an affiliate link. */
  placement: string;
  address: string;
  rel: string;
  target: string;
  /** What readers see, and what assistive technology reads in addition. */
  words: string;
  shownAfter: ShownAfter;
  /** Its box on the page, in CSS pixels from the top left corner; zeros where it is hidden. */
  box: { left: number; top: number; width: number; height: number };
  /** The nearest visible disclosure. Distance: the shortest between the two, edge to edge, in CSS pixels. */
  disclosure?: { words: string; distance: number } | undefined;
  /** File name of a picture of both. */
  picture?: string | undefined;
};

/** Everything that is wrong with a link. A hidden one needs no disclosure. */
export function findFaults(link: MeasuredLink): string[] {
  if (link.placement === "") return ["leads to a partner and is not marked as an affiliate link"];
  const faults: string[] = [];
  if (link.rel !== affiliateRel) faults.push(`has rel "${link.rel}" and not "${affiliateRel}"`);
  if (link.target !== "_blank") faults.push("does not open in a new tab");
  if (link.shownAfter === "hidden") return faults;
  if (!link.disclosure) faults.push("has no visible disclosure on the page");
  else if (link.disclosure.distance > farthestDisclosure)
    faults.push(`is ${link.disclosure.distance} px from the nearest disclosure, more than ${farthestDisclosure}`);
  return faults;
}

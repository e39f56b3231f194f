import type { Partner } from "../entry-types";
import { getSnapshot } from "./current-snapshot";

/** All partners; an offer that is past its end is not among their fields. */
export function getAllPartners(): readonly Partner[] {
  return getSnapshot().partners;
}

export function getPartner(slug: string): Partner | undefined {
  return getAllPartners().find((partner) => partner.slug === slug);
}

/** The partner whose links stand wherever no other is named; the first where none is the default. */
export function getDefaultPartner(): Partner {
  return getSnapshot().defaultPartner;
}

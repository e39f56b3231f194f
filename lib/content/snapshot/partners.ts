import type { Partner } from "../entry-types";
import { today } from "./entry-dates";
import { fromLibrary } from "./memoize";

const partners = fromLibrary("partners", (library, day) =>
  library.collections.partners.map(({ slug, data, body }): Partner => {
    const { offer, ...rest } = data;
    const runs = offer?.endsOn === undefined || day <= offer.endsOn;
    return { ...rest, slug, body, ...(offer?.text && runs ? { offer: offer.text } : {}) };
  }),
);

/** All partners; an offer that is past its end is not among their fields. */
export function getAllPartners(): readonly Partner[] {
  return partners(today());
}

export function getPartner(slug: string): Partner | undefined {
  return getAllPartners().find((partner) => partner.slug === slug);
}

/** The partner whose links stand wherever no other is named; the first where none is the default. */
export function getDefaultPartner(): Partner {
  const [first] = getAllPartners();
  const partner = getAllPartners().find((one) => one.default) ?? first;
  if (!partner) throw new Error("There is no partner, though every library for readers has one.");
  return partner;
}

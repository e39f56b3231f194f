import type { Ledger } from "../claims/ledger";
import type { Library } from "../site/library";

/** Testimonials and names of publications, which carry evidence of their own, as readers see them. */
export type ShownProofs = ReturnType<typeof linkProofs>;

export function linkProofs({ documents }: Pick<Library, "documents">, { show }: Ledger) {
  const home = documents["site/home"]?.data;
  const list = documents["site/reviews-list"]?.data;
  const letter = list?.closing.testimonial;
  return {
    /** Of the home page. */
    testimonials: home ? show(home.testimonials?.items ?? [], home.sample) : [],
    /** The publications that the home page names. */
    mentions: home ? show(home.hero.featuredOn, home.sample) : [],
    /** The testimonial below the list of reviews. */
    letter: list && letter && show([letter], list.sample)[0],
  };
}

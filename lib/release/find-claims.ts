import type { Library } from "../content/snapshot/library";
import { itemAt, type ReleaseItem } from "./release-item";

/** What is read here of a claim, a testimonial or a name: with evidence or a formula it is proved, until it expires. */
type Provable = { evidence?: unknown; computed?: unknown; expiresOn?: string | undefined };

const owner = "editor";

/** Claims, testimonials and names that nothing proves, or whose proof is out of date. */
export function findClaims({ documents }: Library, day: string): ReleaseItem[] {
  const ledger = documents["site/claims"];
  const home = documents["site/home"];
  const problemOf = ({ evidence, computed, expiresOn }: Provable) => {
    if (!evidence && !computed) return { what: "has no evidence", todo: "Prove it, or take it out." };
    if (expiresOn !== undefined && expiresOn < day)
      return { what: `expired on ${expiresOn}`, todo: "Check it again, or take it out." };
    return undefined;
  };
  return [
    ...(ledger?.data.claims ?? []).flatMap((claim, index) => {
      const problem = problemOf(claim);
      if (!ledger || !problem) return [];
      const what = `The claim "${claim.id}" ${problem.what}.`;
      return [itemAt(ledger, ["claims", index, "id"], { kind: "claim", owner, ...problem, what })];
    }),
    ...(home?.data.testimonials.items ?? []).flatMap((item, index) => {
      const problem = problemOf(item);
      if (!home || !problem) return [];
      const what = `The letter of ${item.name} ${problem.what}.`;
      return [itemAt(home, ["testimonials", "items", index], { kind: "claim", owner, ...problem, what })];
    }),
    ...(home?.data.hero.featuredOn ?? []).flatMap((item, index) => {
      const problem = problemOf(item);
      if (!home || !problem) return [];
      const what = `That ${item.name} has featured the site ${problem.what}.`;
      return [itemAt(home, ["hero", "featuredOn", index], { kind: "claim", owner, ...problem, what })];
    }),
  ];
}

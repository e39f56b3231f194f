import type { ListedClaim, ShownEvidence } from "@/components/claims/claim-row";
import { getProduct, getReviewByApp } from "@/lib/apps/products";
import type { ClaimState, Proof, Provable } from "@/lib/content/claims/ledger";
import type { Evidence } from "@/lib/content/schemas/evidence-schema";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { formatDate } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";

/** The claims that readers see of one subject. */
export type ClaimGroup = { id: string; title: string; claims: readonly ListedClaim[] };

/** Everything that the site states, by what it is stated of: the site, then partners, apps and people. */
export function claimGroups(): ClaimGroup[] {
  const site = currentSite();
  const { ledger } = site.library;
  const listed = ledger.states().flatMap((state) => {
    const claim = listClaim(state);
    return claim ? [{ subject: state.claim.subject, claim }] : [];
  });
  const all = [...listed, ...listTestimonials().map((claim) => ({ subject: "site", claim }))];
  const kinds = ["site", "partner", "product", "person"];
  const subjects = [...new Set(all.map(({ subject }) => subject))].sort(
    (a, b) => kinds.indexOf(a.split(":")[0] ?? "") - kinds.indexOf(b.split(":")[0] ?? ""),
  );
  return subjects.map((subject) => ({
    id: `of-${subject.replace(":", "-")}`,
    title: nameSubject(subject),
    claims: all.filter((one) => one.subject === subject).map(({ claim }) => claim),
  }));
}

function listClaim({ claim, shown, computed, differs }: ClaimState): ListedClaim | undefined {
  if (!shown) return undefined;
  const isFigure = claim.kind === "figure";
  const ownFigure = computed && { how: computed.how };
  return {
    id: claim.id,
    figure: isFigure ? shown.text : undefined,
    statement: isFigure ? (claim.label ?? "") : shown.text,
    source: shown.isComputed ? undefined : claim.source,
    proof: shown.proof,
    ...getProof({ ...claim, isShown: !shown.isComputed }),
    ownFigure: ownFigure && { ...ownFigure, text: shown.isComputed || !differs ? undefined : computed?.text },
  };
}

/** Testimonials and the names of publications, which carry evidence of their own. */
function listTestimonials(): ListedClaim[] {
  const { testimonials, letter, mentions } = currentSite().library.shown;
  const letters = [...testimonials, ...(letter ? [letter] : [])].map((testimonial, index) => ({
    id: `testimonial-${index + 1}`,
    item: testimonial,
    statement: `“${testimonial.quote}”`,
    source: testimonial.name,
  }));
  const names = mentions.map((name, index) => ({
    id: `mention-${index + 1}`,
    item: name,
    statement: `${name.name} has written about us.`,
    source: undefined,
  }));
  return [...letters, ...names].map(({ item, ...claim }) => ({
    ...claim,
    proof: item.proof,
    ...getProof({ ...item, isShown: true }),
  }));
}

function getProof({ evidence, isShown, ...days }: Provable & { isShown: boolean; checkedOn?: string | undefined }) {
  if (!evidence || !isShown) return {};
  return { evidence: nameEvidence(evidence), checkedOn: days.checkedOn, expiresOn: days.expiresOn };
}

function nameEvidence(evidence: Evidence): ShownEvidence {
  const site = currentSite();
  switch (evidence.kind) {
    case "address":
      return { text: new URL(evidence.url).hostname.replace(/^www\./, ""), href: evidence.url, isElsewhere: true };
    case "file":
      return { text: evidence.file, href: routes.evidence(evidence.file), sha256: evidence.sha256 };
    case "test": {
      const product = getProduct(site, evidence.product);
      const review = product && getReviewByApp(site, product);
      const text = `our test of ${product?.name ?? evidence.product}, ${formatDate(evidence.date)}`;
      return { text, href: review && routes.review(review.slug) };
    }
  }
}

function nameSubject(subject: string): string {
  const site = currentSite();
  const { collections } = site.library;
  const [kind, slug = ""] = subject.split(":");
  if (kind === "partner")
    return `${collections.partners.find((one) => one.slug === slug)?.data.name ?? slug}, our partner`;
  if (kind === "product") return `${getProduct(site, slug)?.name ?? slug}, the app`;
  if (kind === "person") return collections.authors.find((one) => one.slug === slug)?.data.name ?? slug;
  return getSiteTexts(site).name;
}

/** How many of the shown claims have which proof. */
export function countProofs(groups: readonly ClaimGroup[]): Readonly<Record<Proof | "computed", number>> {
  const counts = { proved: 0, computed: 0, expired: 0, sample: 0, unproved: 0 };
  for (const { claims } of groups) for (const { proof } of claims) counts[proof] += 1;
  return counts;
}

/** The groups with some of their claims alone; those without any are left out. */
export function pickClaims(groups: readonly ClaimGroup[], isWanted: (claim: ListedClaim) => boolean): ClaimGroup[] {
  return groups
    .map((group) => ({ ...group, claims: group.claims.filter(isWanted) }))
    .filter(({ claims }) => claims.length > 0);
}

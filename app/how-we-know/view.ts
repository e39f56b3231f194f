import type { ClaimGroup } from "@/components/claims/claim-ledger";
import type { ListedClaim, ShownEvidence } from "@/components/claims/claim-row";
import { appsByName, getAppOf, reviewsByApp } from "@/lib/apps/apps";
import { countAnswers, getFacts } from "@/lib/apps/facts";
import type { ClaimState, Provable } from "@/lib/content/claims/ledger";
import type { Evidence } from "@/lib/content/schemas/claims-schema";
import { getDocument, getSiteTexts } from "@/lib/content/site/documents";
import { appsBySlug, authorsBySlug, rankedReviews, type Site } from "@/lib/content/site/site";
import { getEnv } from "@/lib/runtime/env";
import { renderSnippet } from "@/lib/text/render-snippet";
import { formatDate } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";
import { titledPage } from "../views/titled-page";

/** Why unproved statements are shown, by the stage of the site. */
const unprovedNote = {
  demo: "To be proved or removed before launch: don’t rely on any of them.",
  live: "They rest on the word of their source: we have seen no evidence.",
};

/** Everything that the page of our claims shows. */
export function howWeKnowView(site: Site) {
  const groups = claimGroups(site);
  const isUnproved = ({ proof }: ListedClaim) => proof === "unproved" || proof === "sample";
  return {
    ...titledPage("howWeKnow"),
    checkable: { tests: listTests(site), answers: countChecked(site) },
    ledger: {
      groups: pickClaims(groups, (claim) => !isUnproved(claim)),
      unproved: {
        count: groups.flatMap(({ claims }) => claims).filter(isUnproved).length,
        noteHtml: renderSnippet(unprovedNote[getEnv().siteStage]),
        groups: pickClaims(groups, isUnproved),
      },
    },
  };
}

/** The test behind each score, on its review. */
function listTests(site: Site) {
  return rankedReviews(site).flatMap((review) => {
    if (!review.score) return [];
    const { from, to, hours, tester } = review.score.test;
    return {
      from,
      to,
      hours,
      app: review.product,
      icon: getAppOf(site, review)?.icon,
      href: `${routes.review(review.slug)}#test-record` as const,
      tester: authorsBySlug(site).get(tester)?.name,
    };
  });
}

/** How many answers about apps we have checked. */
function countChecked(site: Site): number {
  const sheet = getDocument(site, "site/fact-sheet");
  return appsByName(site).reduce((sum, app) => sum + countAnswers(getFacts(app, sheet, site.day)).answered, 0);
}

/** Everything that the site states, by what it is stated of: the site, then partners, apps and people. */
function claimGroups(site: Site): ClaimGroup[] {
  const { ledger } = site.library;
  const listed = ledger.states().flatMap((state) => {
    const claim = listClaim(site, state);
    return claim ? [{ subject: state.claim.subject, claim }] : [];
  });
  const all = [...listed, ...listTestimonials(site).map((claim) => ({ subject: "site", claim }))];
  const kinds = ["site", "partner", "product", "person"];
  const subjects = [...new Set(all.map(({ subject }) => subject))].sort(
    (a, b) => kinds.indexOf(a.split(":")[0] ?? "") - kinds.indexOf(b.split(":")[0] ?? ""),
  );
  return subjects.map((subject) => ({
    id: `of-${subject.replace(":", "-")}`,
    title: nameSubject(site, subject),
    claims: all.filter((one) => one.subject === subject).map(({ claim }) => claim),
  }));
}

function listClaim(site: Site, { claim, shown, computed, differs }: ClaimState): ListedClaim | undefined {
  if (!shown) return undefined;
  const isFigure = claim.kind === "figure";
  const ownFigure = computed && { how: computed.how };
  return {
    id: claim.id,
    figure: isFigure ? shown.text : undefined,
    statement: isFigure ? (claim.label ?? "") : shown.text,
    source: shown.isComputed ? undefined : claim.source,
    // What is counted may be a sample, the sum is ours.
    proof: shown.isComputed ? "computed" : shown.proof,
    ...getProof(site, { ...claim, isShown: !shown.isComputed }),
    ownFigure: ownFigure && { ...ownFigure, text: shown.isComputed || !differs ? undefined : computed?.text },
  };
}

/** Testimonials and the names of publications, which carry evidence of their own. */
function listTestimonials(site: Site): ListedClaim[] {
  const { testimonials, letter, mentions } = site.library.shown;
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
    ...getProof(site, { ...item, isShown: true }),
  }));
}

function getProof(
  site: Site,
  { evidence, isShown, ...days }: Provable & { isShown: boolean; checkedOn?: string | undefined },
) {
  if (!evidence || !isShown) return {};
  return { evidence: nameEvidence(site, evidence), checkedOn: days.checkedOn, expiresOn: days.expiresOn };
}

function nameEvidence(site: Site, evidence: Evidence): ShownEvidence {
  switch (evidence.kind) {
    case "address":
      return { text: new URL(evidence.url).hostname.replace(/^www\./, ""), href: evidence.url, isElsewhere: true };
    case "file":
      return { text: evidence.file, href: routes.evidence(evidence.file), sha256: evidence.sha256 };
    case "test": {
      const app = appsBySlug(site).get(evidence.product);
      const review = app && reviewsByApp(site).get(app.slug);
      const text = `our test of ${app?.name ?? evidence.product}, ${formatDate(evidence.date)}`;
      return { text, href: review && routes.review(review.slug) };
    }
  }
}

function nameSubject(site: Site, subject: string): string {
  const { collections } = site.library;
  const [kind, slug = ""] = subject.split(":");
  if (kind === "partner")
    return `${collections.partners.find((one) => one.slug === slug)?.data.name ?? slug}, our partner`;
  if (kind === "product") return `${appsBySlug(site).get(slug)?.name ?? slug}, the app`;
  if (kind === "person") return collections.authors.find((one) => one.slug === slug)?.data.name ?? slug;
  return getSiteTexts(site).name;
}

/** The groups with some of their claims alone; those without any are left out. */
function pickClaims(groups: readonly ClaimGroup[], isWanted: (claim: ListedClaim) => boolean): ClaimGroup[] {
  return groups
    .map((group) => ({ ...group, claims: group.claims.filter(isWanted) }))
    .filter(({ claims }) => claims.length > 0);
}

import type { DocumentName } from "../read/collections";

const seo = (title: string) => ({
  seoTitle: title,
  seoDescription: `${title}: this page is being updated. Please come back a little later.`,
});
const card = { heading: "More to read", text: "See our reviews and articles.", label: "Read on" };
const community = { ...card, url: "https://community.example/" };
const legalPage = (title: string) => ({
  ...seo(title),
  label: "Legal",
  title,
  effective: "2025-06-28",
  updated: "2025-06-28",
});

/** Neutral texts without any claims. Shown if a document is broken and has no good version. */
export const fallbackDocuments: Readonly<Record<DocumentName, object>> = {
  "site/claims": { claims: [] },
  "site/fact-sheet": { groups: [] },
  "site/brand": {
    name: "This site",
    shortName: "This site",
    audience: "adults",
    partnerTag: "Partner",
    shortDisclosure: "We may earn a commission through links to partners.",
    disclaimer: "We may earn a commission through links to partners.",
    mark: ["M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z"],
    colours: {
      page: { light: "#fafafa", dark: "#161616" },
      text: { light: "#1a1a1a", dark: "#f0f0f0" },
      accent: { light: "#3d4a5c", dark: "#b9c6d8" },
      fact: { light: "#45515f", dark: "#b3c0cd" },
    },
  },
  "site/site": {
    tagline: "Reviews and articles",
    description: "Reviews and articles for adults. Some texts on this site are being updated.",
    blurb: "Reviews and articles for adults.",
    ctaLabel: "Visit our partner",
    navigation: [
      { label: "Home", href: "/" },
      { label: "Reviews", href: "/reviews" },
      { label: "About", href: "/about" },
      { label: "Blog", href: "/blog" },
    ],
    footerPages: [{ label: "Home", href: "/" }],
    footerLegal: [{ label: "Privacy Policy", href: "/privacy" }],
    newsletter: { heading: "Newsletter", text: "News by email." },
    community,
    reviewCommunity: community,
    partnerBlock: card,
    closingCta: card,
    postCategories: [{ name: "Articles" }],
  },
  "site/home": {
    hero: {
      badge: "For adults",
      headline: "Reviews and articles",
      lede: "This page is being updated. Reviews and articles are available.",
      trustPoints: [],
      primaryLabel: "Visit our partner",
      secondary: { label: "Read the reviews", href: "/reviews" },
      featuredOn: [],
    },
    features: { heading: "What you find here", items: [] },
    testimonials: { heading: "What readers say", items: [] },
    plans: { heading: "Plans", intro: "See our partner’s site for prices.", label: "Visit our partner", items: [] },
    faq: { heading: "Questions", items: [] },
    closing: card,
    resources: { heading: "Recommended resources", items: [] },
  },
  "site/reviews-list": {
    edition: "Reviews",
    title: "All reviews",
    lede: "Every review, best first.",
    ...seo("Reviews"),
    criteria: { heading: "How we evaluate" },
    topBadge: "TOP PICK",
    reviewedBadge: "Reviewed",
    process: {
      heading: "How we review",
      steps: ["Read", "Try", "Compare", "Write"].map((title) => ({ title, text: "One step of our reviews." })),
    },
    disclosure: { heading: "Disclosure", text: "We may earn a commission.", linkLabel: "About us" },
    closing: card,
  },
  "site/scoring": {
    version: 1,
    criteria: [{ id: "app", icon: "chat", title: "The app", description: "How well the app works.", score: 10 }],
    otherwise: "Reviewed",
  },
  "site/helplines": {},
  // The few words that no mistake in a file may switch off.
  "site/distress": {
    groups: [
      {
        reason: "They say that somebody may be about to die, or to be hurt.",
        words: ["suicide", "suicidal", "kill myself", "end my life", "want to die", "self harm", "helpline"],
      },
    ],
  },
  "site/team": { members: [] },
  "site/operator": {},
  "site/moved": {},
  "site/phrases": {},
  "pages/about": {
    ...seo("About Us"),
    hero: { label: "About", headline: "About us", lede: "This page is being updated." },
    mission: { heading: "Mission", text: "Reviews and articles for adults." },
    methodology: { heading: "Methodology", intro: "How we work.", items: [] },
    values: { heading: "Values", items: [] },
    vision: { heading: "Vision", items: [] },
    teamHeading: "Team",
    closing: { ...card, href: "/reviews" },
  },
  "pages/contact": {
    ...seo("Contact"),
    heading: "Contact",
    lede: "Write to us with the form below.",
    email: "editors@site.example",
    reply: "We answer by email.",
    support: "Please use the form.",
    hours: [{ days: "Mon-Fri", hours: "By email" }],
    faq: [],
  },
  "pages/help": {
    ...seo("Help Center"),
    heading: "Help Center",
    lede: "This page is being updated.",
    categories: [],
    questions: [],
    contact: card,
    community,
    signUp: card,
  },
  "pages/terms": legalPage("Terms of Use"),
  "pages/privacy": legalPage("Privacy Policy"),
  "pages/affiliate-disclosure": legalPage("Affiliate Disclosure"),
};

/** The category that lists all articles. */
export const fallbackBlog = {
  name: "All Posts",
  order: 0,
  heading: "Blog",
  intro: "All articles, newest first.",
  ...seo("All articles"),
  filter: "all",
};

/** Slug of the partner of a site without partners. No file can have this name, and no reader is sent there. */
export const noPartner = "no partner";

/** A partner without a real site: its domain is reserved for examples (RFC 2606). */
export const fallbackPartner = {
  name: "Our partner",
  default: true,
  homeUrl: "https://partner.example/",
  trackedUrl: "https://partner.example/",
  source: "site",
  medium: "affiliate",
};

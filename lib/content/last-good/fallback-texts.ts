import type { DocumentName } from "../read/collections";

const card = { heading: "More to read", text: "See our reviews and articles.", label: "Read on" };

/** What readers see of a document that is broken and has no good version, where neutralTexts would not do. */
export const fallbackDocuments: Readonly<Partial<Record<DocumentName, object>>> = {
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
    partnerBlock: card,
    closingCta: card,
    postCategories: [{ name: "Articles" }],
  },
  "site/scoring": {
    version: 1,
    criteria: [{ id: "app", icon: "chat", title: "The app", description: "How well the app works.", score: 10 }],
    otherwise: "Reviewed",
  },
  // The few words that no mistake in a file may switch off.
  "site/distress": {
    groups: [
      {
        reason: "They say that somebody may be about to die, or to be hurt.",
        words: ["suicide", "suicidal", "kill myself", "end my life", "want to die", "self harm", "helpline"],
      },
    ],
  },
};

/** The category that lists all articles. */
export const fallbackBlog = {
  name: "All Posts",
  order: 0,
  heading: "Blog",
  intro: "All articles, newest first.",
  seoTitle: "All articles",
  seoDescription: "All articles: this page is being updated. Please come back a little later.",
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

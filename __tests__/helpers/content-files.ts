import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { pageDocuments } from "@/lib/content/names";
import { documentSchemas } from "@/lib/content/read/collections";
import { neutralTexts } from "./neutral-texts";
import { siteFolder } from "./site-folder";

type Frontmatter = Record<string, unknown>;

/** The words that are claims, from the fixture site. */
export const claimPhrases: unknown = parse(
  readFileSync(join(siteFolder, "site/phrases.md"), "utf8").split("---\n")[1] ?? "",
).phrases;

const day = "2025-06-28";
const seo = {
  seoTitle: "A short title",
  seoDescription: "A description that is just long enough for search engines to show it whole.",
};
const excerpt = "What this is about, in one plain sentence of a length that fits below a title.";
const card = { heading: "A heading", text: "A text.", label: "A label" };
const community = { ...card, url: "https://forum.example/" };

export const postFields: Frontmatter = {
  id: 1,
  title: "How prices work",
  excerpt,
  category: "AI Guides",
  tags: ["Guide"],
  coverImage: "/images/cover.webp",
  coverAlt: "A plain cover for tests",
  date: day,
  author: "ada-page",
};

export const reviewFields: Frontmatter = {
  ...postFields,
  id: 11,
  title: "Lark AI Review: The Quiet One",
  category: "AI Companions",
  tags: ["Review"],
  product: "Lark AI",
  rating: { overall: 4.5, design: 4.2, value: 4.8 },
  pros: ["Clear prices", "Good memory"],
  cons: ["No export"],
  verdict: "Worth a *month*.",
};

/** A method with two criteria of ten points each. */
export const scoringFields: Frontmatter = {
  version: 1,
  criteria: [
    { id: "chat", icon: "chat", title: "Chat", description: "How it talks.", score: 10 },
    { id: "terms", icon: "scale", title: "Terms", description: "What it costs.", score: 10 },
    { icon: "clock", title: "Leaving", description: "How it lets go.", score: 3, extraDetail: true },
  ],
  labels: [{ label: "First", rank: 1 }],
  otherwise: "Good",
};

/** A test of Lark AI that comes to 18 of 20 points, which is 4.5 stars. */
export const testFields: Frontmatter = {
  product: "lark-ai",
  date: "2025-06-20",
  tester: "ada-page",
  from: "2025-05-20",
  to: "2025-06-19",
  version: "web, June 2025",
  method: 1,
  hours: 12,
  summary: "It remembered nine of ten evenings.",
  scores: { chat: 9.2, terms: 8.8 },
};

export const partnerFields: Frontmatter = {
  name: "House Partner",
  default: true,
  homeUrl: "https://house.example/",
  trackedUrl: "https://go.house.example/visit?ref=7",
  source: "companion-almanac",
  medium: "affiliate",
};

/** A file of content/pages without a route of its own. */
export const customPageFields: Frontmatter = { ...seo, title: "Who we are" };

export const claimFields: Frontmatter = {
  id: "users",
  subject: "site",
  kind: "figure",
  label: "Readers",
  text: "10,000+",
  value: 10000,
  source: "The partner",
};

/** Evidence that holds today and at the end of June 2025, the day of most tests. @param name Last part of its address. */
export function proven(name = "all", checkedOn = day, expiresOn = "2026-06-28"): Frontmatter {
  return { evidence: `https://evidence.example/${name}`, checkedOn, expiresOn };
}

/** Evidence that holds on the day on which the test runs. */
export function provenNow(name = "now"): Frontmatter {
  const now = Date.now();
  const dayIn = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  return proven(name, dayIn(-30), dayIn(30));
}

const legalPage = (title: string) =>
  contentFile({ ...seo, label: "Legal", title, effective: day, updated: day }, "## Who we are\n\nA text.\n");

/** A content file: its frontmatter as YAML, then its body. */
export function contentFile(frontmatter: Frontmatter, body = "A text.\n"): string {
  return `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n${body}`;
}

/** The files of the smallest valid content folder, by path. */
export const validContent: Readonly<Record<string, string>> = {
  // What the tests ask for follows; it replaces those of its name.
  ...Object.fromEntries(
    pageDocuments.map((name) => [
      `${name}.md`,
      contentFile(neutralTexts(documentSchemas[name], "some-page") as Frontmatter),
    ]),
  ),
  "authors/ada-page.md": contentFile({
    name: "Ada Page",
    role: "Editor",
    description: "Ada edits what is written here.",
    avatar: "/images/person.webp",
    avatarAlt: "A portrait of Ada Page",
  }),
  "blog/how-prices-work.md": contentFile(
    postFields,
    "It begins here.\n\n## What it costs\n\nSee [the review](/reviews/lark-ai-review#what-it-does).\n",
  ),
  "blog/how-memory-works.md": contentFile(
    { ...postFields, id: 2, title: "How memory works", category: "AI Tools", tags: ["Memory"], date: "2025-06-20" },
    "It begins here.\n\n## What it keeps\n\nSee [the costs](/blog/how-prices-work#what-it-costs).\n",
  ),
  "reviews/lark-ai-review.md": contentFile(
    { ...reviewFields, about: "lark-ai", affiliateLink: "partner:lark-ai" },
    "It begins here.\n\n## What it does\n\n[Visit Lark](partner:lark-ai).\n",
  ),
  "categories/blog.md": contentFile({
    name: "All Posts",
    order: 0,
    heading: "All",
    intro: "All of it.",
    ...seo,
    filter: "all",
  }),
  "categories/guides.md": contentFile({
    name: "AI Guides",
    order: 1,
    heading: "Guides",
    intro: "How to do things.",
    ...seo,
    filter: [{ category: "AI Guides" }, { tag: "Guide" }],
  }),
  "partners/house-partner.md": contentFile(partnerFields),
  "partners/lark-ai.md": contentFile({
    ...partnerFields,
    name: "Lark AI",
    default: false,
    homeUrl: "https://lark.example/",
    trackedUrl: "https://lark.example/",
  }),
  "site/claims.md": contentFile({
    claims: [
      claimFields,
      { ...claimFields, id: "rating", text: "4.9/5", value: 4.9, ...proven("rating") },
      { ...claimFields, id: "score", text: "9.5", value: 9.5 },
    ],
  }),
  "site/fact-sheet.md": contentFile({
    kinds: [{ id: "companion", label: "Companion" }],
    groups: [
      {
        id: "privacy",
        title: "Privacy",
        facts: [
          {
            id: "account-deletion",
            label: "Account deletion",
            question: "Can you delete your account?",
            why: "What is gone cannot leak.",
            better: "yes",
          },
          {
            id: "backup-days",
            label: "Days in backups",
            question: "How long do backups keep your chats?",
            kind: "number",
            unit: "days",
            why: "Deleted is not gone until then.",
            better: "lower",
            staleAfter: 30,
          },
        ],
      },
    ],
  }),
  "site/brand.md": contentFile({
    name: "Test Almanac",
    shortName: "Almanac",
    audience: "adults aged 18 and over",
    partnerTag: "Partner",
    shortDisclosure: "We may earn a commission.",
    disclaimer: "See our [disclosure](/affiliate-disclosure).",
    mark: ["M2 2h20v20H2Z"],
    colours: {
      page: { light: "#ffffff", dark: "#101010" },
      text: { light: "#111111", dark: "#eeeeee" },
      accent: { light: "#0b57d0", dark: "#a8c7fa" },
      fact: { light: "#146c2e", dark: "#6dd58c" },
    },
  }),
  "site/site.md": contentFile({
    tagline: "A tagline",
    description: "A site that exists for its tests and says so in fifty characters.",
    blurb: "A blurb.",
    ctaLabel: "Try it",
    banner: "Join {{claim:users}} readers",
    navigation: [
      { label: "Home", href: "/" },
      { label: "Reviews", href: "/reviews" },
      { label: "Guides", href: "/guides" },
      { label: "Blog", href: "/blog" },
    ],
    footerPages: [{ label: "About", href: "/about" }],
    footerLegal: [{ label: "Terms", href: "/terms" }],
    newsletter: { heading: "News", text: "By email." },
    community,
    reviewCommunity: community,
    partnerBlock: card,
    closingCta: card,
    postCategories: [
      { name: "AI Guides" },
      { name: "AI Tools" },
      { name: "AI Companions" },
      { name: "Adult Content", adult: true },
    ],
  }),
  "site/home.md": contentFile({
    hero: {
      badge: "A badge",
      headline: "A headline",
      lede: "A lede.",
      trustPoints: ["{{claim:users}} users", "For adults"],
      primaryLabel: "Try it",
      secondary: { label: "Reviews", href: "/reviews" },
      featuredOn: [],
    },
    features: { heading: "Features", items: [{ icon: "memory", title: "Memory", text: "It remembers." }] },
    testimonials: { heading: "Letters", items: [] },
    plans: { heading: "Plans", intro: "Prices.", label: "Try", items: [] },
    faq: { heading: "Questions", items: [{ question: "Why?", answer: "Because." }] },
    closing: card,
  }),
  "site/reviews-list.md": contentFile({
    edition: "2025 EDITION",
    title: "The ranking",
    lede: "A lede.",
    ...seo,
    criteria: { heading: "How we judge" },
    topBadge: "TOP",
    reviewedBadge: "Reviewed",
    process: {
      heading: "Process",
      steps: ["One", "Two", "Three", "Four"].map((title) => ({ title, text: "A step." })),
    },
    disclosure: { heading: "Money", text: "We are paid.", linkLabel: "More" },
    closing: card,
  }),
  "site/scoring.md": contentFile(scoringFields),
  "products/lark-ai.md": contentFile({ name: "Lark AI" }),
  "test-reports/lark-ai-2025-06-20.md": contentFile(testFields, "Twelve evenings, the same questions.\n"),
  "site/helplines.md": contentFile({
    countries: [
      {
        code: "US",
        name: "United States",
        emergency: "911",
        lines: [
          { name: "Night Line", phone: "0800 555 01", sms: "555 02", smsWord: "HELLO", hours: "Day and night" },
          { name: "Picture Desk", topic: "pictures", url: "https://pictures.example/report" },
        ],
      },
      {
        code: "DE",
        name: "Germany",
        emergency: "112",
        lines: [{ name: "Nachtruf", about: "In German", phone: "0800 555 03", checkedOn: "2025-06-01" }],
      },
    ],
    everywhere: [{ name: "All Lines", url: "https://www.lines.example/" }],
  }),
  "site/team.md": contentFile({
    members: [
      {
        name: "Ada Page",
        role: "Editor",
        bio: "Ada edits.",
        image: "/images/person.webp",
        imageAlt: "A portrait of Ada Page",
        skills: [],
        author: "ada-page",
      },
    ],
  }),
  "site/operator.md": contentFile({
    name: "Test Press Ltd",
    legalForm: "private limited company",
    address: { street: "1 Test Lane", postalCode: "T1 1ST", city: "Testford", country: "Testland" },
    email: "office@almanac.example",
  }),
  "site/moved.md": contentFile({
    redirects: [{ from: "/old-guides", to: "/guides" }],
    gone: ["/blog/taken-down"],
  }),
  "site/phrases.md": contentFile({ phrases: claimPhrases }),
  "pages/about.md": contentFile({
    ...seo,
    hero: { label: "About", headline: "Who we are", lede: "A lede." },
    mission: { heading: "Mission", text: "A mission." },
    methodology: { heading: "Method", intro: "How.", items: [] },
    scores: { heading: "Scores", items: [{ title: "Chat", description: "How it talks.", score: "{{claim:score}}" }] },
    values: { heading: "Values", items: [] },
    vision: { heading: "Vision", items: [] },
    teamHeading: "Team",
    closing: { ...card, href: "/reviews" },
  }),
  "pages/contact.md": contentFile({
    ...seo,
    heading: "Contact",
    lede: "Write to us.",
    email: "editors@almanac.example",
    reply: "Within a day.",
    support: "Always.",
    hours: [{ days: "Mon-Fri", hours: "9 to 5" }],
    faq: [],
  }),
  "pages/help.md": contentFile({
    ...seo,
    heading: "Help",
    lede: "Look it up.",
    categories: [],
    questions: [],
    contact: card,
    community,
    signUp: card,
  }),
  "pages/terms.md": legalPage("Terms of Use"),
  "pages/privacy.md": legalPage("Privacy Policy"),
  "pages/affiliate-disclosure.md": legalPage("Affiliate Disclosure"),
};

/** The pictures of the valid content. */
const pictures = {
  "media/cover.webp": join(siteFolder, "media", "covers", "lantern.webp"),
  "media/person.webp": join(siteFolder, "media", "people", "wren-halloway.webp"),
};

/** Copies them into a content folder. */
export function writePictures(root: string): void {
  for (const [path, from] of Object.entries(pictures)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(from, join(root, path));
  }
}

/**
 * Writes a content folder and its pictures: `<base>/content`.
 * @param changes Files by path: text for a changed or new file, `undefined` for one to leave out.
 */
export function writeContentFolder(base: string, changes: Record<string, string | undefined> = {}) {
  const root = join(base, "content");
  for (const [path, text] of Object.entries({ ...validContent, ...changes })) {
    if (text !== undefined) writeText(join(root, path), text);
  }
  writePictures(root);
  return { root };
}

/** Writes a file and the folders it needs. */
export function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

import type { Author } from "@/lib/content/entry-types";
import { buildBlogPosting, buildReview } from "@/lib/machines/structured-data/entries";
import { buildProfile } from "@/lib/machines/structured-data/identity";
import { buildPost, buildUntestedReview, buildReview as reviewEntry } from "../../../helpers/factories";

const host = "http://localhost:3000";
const ada: Author = {
  slug: "ada-page",
  name: "Ada Page",
  role: "Editor",
  description: "Ada edits what is written here.",
  avatar: "/images/person.webp",
  avatarAlt: "A portrait of Ada Page",
  expertise: [],
  corrections: [],
  sample: false,
  body: "",
};
const facts = { hasAuthor: true, images: ["/images/cover.webp", "/images/cover-4x3.webp"] };
const publisher = { "@id": `${host}/#organization` };

describe("an article", () => {
  const post = buildPost({ slug: "how-prices-work", tags: ["Guide", "Pricing"] });

  it("keeps its first day when it is changed", () => {
    expect(buildBlogPosting({ ...post, updated: "2025-07-01" }, facts)).toMatchObject({
      datePublished: "2025-06-28T00:00:00+00:00",
      dateModified: "2025-07-01T00:00:00+00:00",
      publisher,
    });
  });

  it("is the site's own where its author is gone", () => {
    expect(buildBlogPosting(post, { ...facts, hasAuthor: false })).toMatchObject({ author: publisher });
  });
});

describe("a review", () => {
  const review = reviewEntry({ slug: "lark-ai-review", pros: ["Clear prices", "Good memory"], cons: ["No export"] });

  it("keeps its first day when it is changed", () => {
    expect(buildReview({ ...review, date: "2025-06-28", updated: "2025-07-01" }, facts)).toMatchObject({
      datePublished: "2025-06-28T00:00:00+00:00",
      dateModified: "2025-07-01T00:00:00+00:00",
      reviewRating: { bestRating: 5, worstRating: 0 },
    });
  });

  it("is an article about the app where there is no rating to state: a sample unless samples are stated, or no test", () => {
    const sample = reviewEntry({}, { sample: true });
    for (const unrated of [
      buildReview(sample, facts),
      buildReview(buildUntestedReview(), { ...facts, statesSamples: true }),
    ]) {
      expect(unrated).toMatchObject({
        "@type": "Article",
        headline: expect.any(String),
        about: { "@type": "SoftwareApplication", applicationCategory: "EntertainmentApplication" },
      });
      for (const name of ["reviewRating", "itemReviewed", "positiveNotes"]) expect(unrated).not.toHaveProperty(name);
    }
    expect(buildReview(sample, { ...facts, statesSamples: true })).toMatchObject({
      reviewRating: { ratingValue: 4.5 },
    });
  });
});

describe("an author", () => {
  const elsewhere = { ...ada, linkedinUrl: "https://social.example/in/ada" };

  it("states no description that a longer text has taken the place of", () => {
    expect(buildProfile({ ...ada, body: "A life." })).not.toHaveProperty("description");
  });

  it("has a profile elsewhere only where there is one", () => {
    expect(buildProfile(ada)).not.toHaveProperty("sameAs");
    expect(buildProfile(elsewhere)).toMatchObject({ sameAs: elsewhere.linkedinUrl });
    expect(buildProfile({ ...ada, linkedinUrl: "https://social.example/" })).not.toHaveProperty("sameAs");
  });
});

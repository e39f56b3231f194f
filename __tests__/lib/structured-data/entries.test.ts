import type { Author } from "@/lib/content/types";
import { buildBlogPosting } from "@/lib/structured-data/blog-posting";
import { buildProfilePage } from "@/lib/structured-data/profile-page";
import { buildReview } from "@/lib/structured-data/review";
import { buildPost, buildReview as reviewEntry } from "../../helpers/factories";

const host = "http://localhost:3000";
const ada: Author = {
  slug: "ada-page",
  name: "Ada Page",
  role: "Editor",
  description: "Ada edits what is written here.",
  avatar: "/images/person.webp",
  avatarAlt: "A portrait of Ada Page",
  expertise: [],
  sample: false,
  body: "",
};
const person = { "@type": "Person", name: "Ada Page", url: `${host}/authors/ada-page`, jobTitle: "Editor" };
const publisher = { "@type": "Organization", name: "Almanac", url: host };

describe("an article", () => {
  const post = buildPost({ slug: "how-prices-work", tags: ["Guide", "Pricing"] });

  it("says who wrote it, who publishes it and when", () => {
    expect(buildBlogPosting(post, ada, "Almanac")).toMatchObject({
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: post.excerpt,
      image: `${host}/images/cover.webp`,
      author: person,
      publisher,
      datePublished: "2025-06-28T00:00:00+00:00",
      dateModified: "2025-06-28T00:00:00+00:00",
      url: `${host}/blog/how-prices-work`,
      mainEntityOfPage: `${host}/blog/how-prices-work`,
      keywords: "Guide, Pricing",
    });
  });

  it("was changed on the day that its file gives", () => {
    const changed = buildBlogPosting(buildPost({ updated: "2025-07-02" }), ada, "Almanac");
    expect(changed).toMatchObject({
      datePublished: "2025-06-28T00:00:00+00:00",
      dateModified: "2025-07-02T00:00:00+00:00",
    });
  });

  it("is the site's own where its author is gone", () => {
    expect(buildBlogPosting(post, undefined, "Almanac")).toMatchObject({ author: publisher });
  });
});

describe("a review", () => {
  const review = reviewEntry({ slug: "luna-ai-review", pros: ["Clear prices", "Good memory"], cons: ["No export"] });

  it("rates what it is about on the site's scale, with both sides", () => {
    expect(buildReview(review, ada, "Almanac")).toMatchObject({
      "@type": "Review",
      name: review.title,
      url: `${host}/reviews/luna-ai-review`,
      author: person,
      publisher,
      itemReviewed: { "@type": "SoftwareApplication", name: "Luna AI" },
      reviewRating: { "@type": "Rating", ratingValue: 4.5, bestRating: 5, worstRating: 0 },
      positiveNotes: {
        "@type": "ItemList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Clear prices" },
          { "@type": "ListItem", position: 2, name: "Good memory" },
        ],
      },
      negativeNotes: { itemListElement: [{ position: 1, name: "No export" }] },
    });
  });

  it("states a price as a number with its currency, a free one too, and none where none is known", () => {
    const priced = reviewEntry({ price: "From $7.99 a month", priceFrom: 7.99 });
    expect(buildReview(priced, ada, "Almanac")).toMatchObject({
      itemReviewed: { offers: { "@type": "Offer", price: 7.99, priceCurrency: "USD" } },
    });
    const free = reviewEntry({ price: "Free, or $0", priceFrom: 0 });
    expect(buildReview(free, ada, "Almanac")).toMatchObject({ itemReviewed: { offers: { price: 0 } } });
    expect(buildReview(review, ada, "Almanac").itemReviewed).not.toHaveProperty("offers");
  });

  it("rates with the average where the file gives no overall rating", () => {
    const averaged = reviewEntry({ rating: { design: 4, value: 4.5 } });
    expect(buildReview(averaged, ada, "Almanac")).toMatchObject({ reviewRating: { ratingValue: 4.3 } });
  });
});

describe("an author's page", () => {
  it("is about a person, with a profile elsewhere only where there is one", () => {
    const page = buildProfilePage({ ...ada, linkedinUrl: "https://social.example/in/ada" });
    expect(page).toMatchObject({
      "@type": "ProfilePage",
      url: `${host}/authors/ada-page`,
      mainEntity: {
        "@type": "Person",
        name: "Ada Page",
        jobTitle: "Editor",
        description: ada.description,
        image: `${host}/images/person.webp`,
        sameAs: "https://social.example/in/ada",
      },
    });
    expect(buildProfilePage(ada).mainEntity).not.toHaveProperty("sameAs");
  });
});

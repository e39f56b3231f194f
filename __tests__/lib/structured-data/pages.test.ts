import { buildAboutPage } from "@/lib/structured-data/about-page";
import { buildBreadcrumbList } from "@/lib/structured-data/breadcrumb-list";
import { buildFaqPage } from "@/lib/structured-data/faq-page";
import { buildCollectionPage, buildItemList } from "@/lib/structured-data/item-list";
import { buildOrganization } from "@/lib/structured-data/organization";
import { buildWebSite } from "@/lib/structured-data/web-site";

const host = "http://localhost:3000";
const listed = [
  { title: "One", path: "/blog/one" },
  { title: "Two", path: "/blog/two" },
];
const listItems = [
  { "@type": "ListItem", position: 1, name: "One", url: `${host}/blog/one` },
  { "@type": "ListItem", position: 2, name: "Two", url: `${host}/blog/two` },
];

describe("breadcrumbs", () => {
  it("numbers the trail from 1, with whole addresses", () => {
    const trail = [
      { label: "Home", href: "/" },
      { label: "Blog", href: "/blog" },
    ];
    expect(buildBreadcrumbList(trail)).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: host },
        { "@type": "ListItem", position: 2, name: "Blog", item: `${host}/blog` },
      ],
    });
  });

  it("is nothing where the page shows none", () => {
    expect(buildBreadcrumbList([])).toBeUndefined();
    expect(buildBreadcrumbList([{ label: "Home", href: "/" }])).toBeUndefined();
  });
});

describe("lists", () => {
  it("keeps the order and counts", () => {
    expect(buildItemList("The ranking", listed)).toEqual({
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: "The ranking",
      numberOfItems: 2,
      itemListElement: listItems,
    });
  });

  it("goes on counting where it is told to", () => {
    expect(buildItemList("The blog", listed, 7)).toMatchObject({ itemListElement: [{ position: 7 }, { position: 8 }] });
  });

  it("is the main thing on a category's page, and has no second context there", () => {
    const page = buildCollectionPage({ name: "Guides", description: "How to.", path: "/guides" }, listed);
    expect(page).toMatchObject({
      "@type": "CollectionPage",
      name: "Guides",
      description: "How to.",
      url: `${host}/guides`,
      mainEntity: { "@type": "ItemList", numberOfItems: 2, itemListElement: listItems },
    });
    expect(page.mainEntity).not.toHaveProperty("@context");
  });
});

describe("pages of their own kind", () => {
  it("answers each question", () => {
    expect(buildFaqPage([{ question: "Why?", answerHtml: "<p>Because.</p>" }])).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "<p>Because.</p>" } },
      ],
    });
  });

  it("names the site, and who is behind it", () => {
    expect(buildWebSite("Almanac")).toMatchObject({ "@type": "WebSite", name: "Almanac", url: host });
    expect(buildAboutPage("Who we are", "Almanac")).toMatchObject({
      "@type": "AboutPage",
      name: "Who we are",
      url: `${host}/about`,
      mainEntity: { "@type": "Organization", name: "Almanac" },
    });
  });

  it("states founding year and profiles only where they are known", () => {
    const full = buildOrganization({ name: "Almanac", profiles: ["https://social.example/a"], foundingYear: "2023" });
    expect(full).toMatchObject({
      "@type": "Organization",
      name: "Almanac",
      url: host,
      sameAs: ["https://social.example/a"],
      foundingDate: "2023",
    });
    const bare = buildOrganization({ name: "Almanac", profiles: [] });
    expect(bare).not.toHaveProperty("sameAs");
    expect(bare).not.toHaveProperty("foundingDate");
  });
});

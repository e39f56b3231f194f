import {
  buildAuthorTrail,
  buildListingTrail,
  buildMissingTrail,
  buildPageTrail,
  buildPostTrail,
  buildReviewTrail,
} from "@/lib/site/metadata/breadcrumbs";

const home = { label: "Home", href: "/" };

describe("breadcrumb trails", () => {
  it.each([
    ["blog", "Blog"],
    ["features", "Features"],
    ["about", "About Us"],
    ["contact", "Contact"],
    ["help", "Help Center"],
    ["terms", "Terms of Service"],
    ["privacy", "Privacy Policy"],
    ["reviews", "Reviews"],
    ["best", "Best"],
  ])("has a label of its own for /%s", (slug, label) => {
    expect(buildPageTrail(slug)).toEqual([home, { label, href: `/${slug}` }]);
  });

  it.each([
    ["affiliate-disclosure", "Affiliate Disclosure"],
    ["guides", "Guides"],
    ["authors", "Authors"],
    ["search-results", "Search Results"],
  ])("puts any other slug in title case: /%s", (slug, label) => {
    expect(buildPageTrail(slug).at(-1)?.label).toBe(label);
  });

  it("uses the title of an article", () => {
    expect(buildPostTrail({ slug: "how-prices-work", title: "Prices: how they work" })).toEqual([
      home,
      { label: "Blog", href: "/blog" },
      { label: "Prices: how they work", href: "/blog/how-prices-work" },
    ]);
  });

  it("uses the title of a review up to its colon", () => {
    expect(buildReviewTrail({ slug: "lark-ai-review", title: "Lark AI Review: The Quiet One" })).toEqual([
      home,
      { label: "Reviews", href: "/reviews" },
      { label: "Lark AI Review", href: "/reviews/lark-ai-review" },
    ]);
    expect(buildReviewTrail({ slug: "lark", title: "A title without one" }).at(-1)?.label).toBe("A title without one");
  });

  it("uses the name of an author", () => {
    expect(buildAuthorTrail({ slug: "ada-page", name: "Ada Page" })).toEqual([
      home,
      { label: "Authors", href: "/authors" },
      { label: "Ada Page", href: "/authors/ada-page" },
    ]);
  });

  it("says in its last step that nothing is there", () => {
    expect(buildMissingTrail("Post not found").map(({ label }) => label)).toEqual(["Home", "Post not found"]);
  });

  it("adds the page of a listing from the second on", () => {
    expect(buildListingTrail("guides", 1)).toEqual(buildPageTrail("guides"));
    expect(buildListingTrail("guides", 2)).toEqual([
      ...buildPageTrail("guides"),
      { label: "Page 2", href: "/guides/page/2" },
    ]);
  });
});

import { buildNotFoundTrail, buildTrail } from "@/lib/machines/metadata/breadcrumbs";

const home = { label: "Home", href: "/" };

it.each([
  ["/blog", "Blog"],
  ["/features", "Features"],
  ["/about", "About Us"],
  ["/contact", "Contact"],
  ["/help", "Help Center"],
  ["/terms", "Terms of Service"],
  ["/privacy", "Privacy Policy"],
  ["/reviews", "Reviews"],
  ["/best", "Best"],
])("has the label that the product's description wants for %s", (href, label) => {
  expect(buildTrail(href)).toEqual([home, { label, href }]);
});

it.each([
  ["/affiliate-disclosure", "Affiliate Disclosure"],
  ["/guides", "Guides"],
  ["/authors", "Authors"],
  ["/search-results", "Search Results"],
])("puts any other part of an address in title case: %s", (path, label) => {
  expect(buildTrail(path).at(-1)?.label).toBe(label);
});

it("is the home page alone on the home page", () => {
  expect(buildTrail("/")).toEqual([home]);
});

it.each([
  ["/blog/how-prices-work", "Prices: how they work", { label: "Blog", href: "/blog" }],
  ["/reviews/lark-ai-review", "Lark AI Review", { label: "Reviews", href: "/reviews" }],
  ["/authors/ada-page", "Ada Page", { label: "Authors", href: "/authors" }],
])("ends with the title that %s is given, below its listing", (href, label, listing) => {
  expect(buildTrail(href, label)).toEqual([home, listing, { label, href }]);
});

it("calls a page of content/pages by its title", () => {
  expect(buildTrail("/imprint", "Who we are")).toEqual([home, { label: "Who we are", href: "/imprint" }]);
});

it("says in its last step that nothing is there", () => {
  expect(buildNotFoundTrail("Post not found").map(({ label }) => label)).toEqual(["Home", "Post not found"]);
});

it.each(["guides", "blog"])("adds the page of a listing, with no step between: %s", (slug) => {
  expect(buildTrail(`/${slug}/page/2`)).toEqual([
    ...buildTrail(`/${slug}`),
    { label: "Page 2", href: `/${slug}/page/2` },
  ]);
});

it("leads over the form's page to what is shown after it was sent", () => {
  expect(buildTrail("/contact/sent").map(({ label }) => label)).toEqual(["Home", "Contact", "Message Sent"]);
});

import { renderPage } from "../helpers/render-page";

const listing = ["BreadcrumbList", "CollectionPage", "ItemList"];

it.each([
  ["/", ["FAQPage", "WebPage"]],
  ["/reviews", listing],
  ["/reviews/brasswick-app-review", ["BreadcrumbList", "Person", "Review", "WebPage"]],
  // A review without a rating is an article about the app.
  ["/reviews/pemberlow-app-review", ["Article", "BreadcrumbList", "Person", "WebPage"]],
  ["/reviews/compare", listing],
  ["/reviews/compare/brasswick-vs-ottoline", ["BreadcrumbList", "WebPage"]],
  ["/blog", listing],
  ["/blog/page/2", listing],
  ["/guides", listing],
  ["/guides/page/2", listing],
  ["/blog/what-a-year-of-company-costs", ["BlogPosting", "BreadcrumbList", "Person", "WebPage"]],
  ["/authors", listing],
  ["/authors/wren-halloway", ["BreadcrumbList", "Person", "ProfilePage"]],
  ["/about", ["AboutPage", "BreadcrumbList"]],
  ["/contact", ["BreadcrumbList", "ContactPage"]],
  ["/changes", listing],
  ["/data", ["BreadcrumbList", "WebPage"]],
  ["/help", ["BreadcrumbList", "WebPage"]],
  ["/terms", ["BreadcrumbList", "WebPage"]],
])("%s has its structured data", async (address, types) => {
  const { jsonLd } = await renderPage(address);
  expect(jsonLd.map((thing) => thing["@type"]).sort()).toEqual([...types, "Organization", "WebSite"].sort());
});

it("the publisher is known by its years and profiles", async () => {
  const { jsonLd } = await renderPage("/about");
  expect(jsonLd.find((thing) => thing["@type"] === "Organization")).toMatchObject({
    sameAs: ["https://letters.example/paper-lantern", "https://pictures.example/paper-lantern"],
    foundingDate: "2021",
  });
});

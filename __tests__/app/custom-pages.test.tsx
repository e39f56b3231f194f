import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { generateMetadata, generateStaticParams } from "@/app/[slug]/page";
import { SiteLayout } from "@/app/views/site-layout";
import { knownAddresses } from "@/lib/addresses/known-addresses";
import { currentSite, siteContent } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { llmsText } from "@/lib/machines/crawlers/text-files";
import { siteEntries } from "@/lib/machines/sitemap";
import { parseSearchQuery } from "@/lib/search/search-query";
import { openSearchIndex } from "@/lib/search/site-search";
import { contentFile, customPageFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { propsOf } from "../helpers/page";
import { htmlOf, renderPage } from "../helpers/render-page";

const policy = contentFile(
  { ...customPageFields, title: "Editorial policy", updated: "2025-05-02", footer: { group: "pages", order: 2 } },
  "We say what we *know*.\n\n## Corrections\n\nWe put zebras right.\n",
);
const imprint = contentFile(
  {
    ...customPageFields,
    title: "Imprint & address",
    seoTitle: "Imprint of this site",
    template: "legal",
    label: "Legal",
    effective: "2025-01-01",
    updated: "2025-04-03",
    footer: { group: "legal", order: 1 },
  },
  "## Who we are\n\nA text.\n\n## Letters\n\nA text.\n",
);
const folder = serveContent({ "pages/editorial-policy.md": policy, "pages/imprint.md": imprint });

const props = (slug: string) => propsOf({ slug });

describe("a file of content/pages that no route is there for", () => {
  it("is a page with its title, its text and its breadcrumb, which structured data repeats", async () => {
    const { html, jsonLd } = await renderPage("/editorial-policy");
    expect(html).toContain("<h1>Editorial policy</h1>");
    expect(html).toContain("<p>We say what we <em>know</em>.</p>");
    expect(html).toMatch(/aria-current="page"[^>]*>Editorial policy</);
    expect(html).not.toContain("<dt>Effective</dt>");
    expect(jsonLd.find((one) => one["@type"] === "BreadcrumbList")?.itemListElement).toMatchObject([
      { position: 1, name: "Home" },
      { position: 2, name: "Editorial policy", item: "http://localhost:3000/editorial-policy" },
    ]);
  });

  it("has its days and its sections beside the text with the template of legal pages", async () => {
    const html = await htmlOf("/imprint");
    expect(html).toContain("<h1>Imprint &amp; address</h1>");
    expect(html).toMatch(/<time dateTime="2025-01-01">January 1, 2025<\/time>.*<time dateTime="2025-04-03">/s);
    expect(html).toMatch(/data-toc.*href="#letters"/s);
  });

  it("has its title and description for search engines, and its own address as the one to list", async () => {
    expect(await generateMetadata(props("imprint"))).toMatchObject({
      title: "Imprint of this site | Test Almanac",
      description: customPageFields.seoDescription,
      alternates: { canonical: "http://localhost:3000/imprint" },
      robots: { index: true },
    });
    expect(await generateMetadata(props("guides"))).toMatchObject({
      alternates: { canonical: "http://localhost:3000/guides" },
    });
  });

  it("is made at build, like the categories, and no other name is a page", async () => {
    expect(generateStaticParams().map(({ slug }) => slug)).toEqual(["guides", "editorial-policy", "imprint"]);
    await expect(htmlOf("/nothing")).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  });

  it("is known to the middleware, the sitemap, llms.txt and search", async () => {
    const { has } = knownAddresses(currentSite());
    expect(["imprint", "terms", "guides", "nothing"].filter((slug) => has("pages", slug))).toEqual(["imprint"]);
    expect(siteEntries(currentSite())).toContainEqual({ path: "/editorial-policy", lastmod: "2025-05-02" });
    expect(llmsText(currentSite())).toContain("- [Imprint of this site](http://localhost:3000/imprint): ");
    const index = await openSearchIndex(currentSite());
    const found = index.search(parseSearchQuery("zebras"));
    expect(found.map(({ result: { url, category, type } }) => [url, category, type])).toEqual([
      ["/editorial-policy", "Information", "page"],
    ]);
    expect(index.documents.find(({ result }) => result.url === "/imprint")?.result.category).toBe("Legal");
  });

  it("ends the list of the footer that it names, in its order", () => {
    folder.write("pages/a-later-one.md", policy.replace("order: 2", "order: 10").replace("Editorial policy", "Later"));
    folder.write("pages/nowhere.md", policy.replace(/footer:\n.*\n.*\n/, "").replace("Editorial policy", "Nowhere"));
    resetLibrary();
    const html = renderToStaticMarkup(SiteLayout({ path: "/", children: null }) as ReactElement);
    const linksOf = (heading: string) =>
      [
        ...(new RegExp(`<nav aria-label="${heading}">(.*?)</nav>`, "s").exec(html)?.[1] ?? "").matchAll(
          /href="([^"]+)"/g,
        ),
      ].map(([, href]) => href);
    expect(linksOf("Pages")).toEqual(["/about", "/editorial-policy", "/a-later-one"]);
    expect(linksOf("Legal")).toEqual(["/terms", "/imprint"]);
    expect(html).not.toContain("/nowhere");
  });
});

it("a page cannot take the address of a category", async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const before = await htmlOf("/guides");
  folder.write("pages/guides.md", policy);
  siteContent().scan();
  expect(await htmlOf("/guides")).toBe(before);
  expect(
    siteContent()
      .problems()
      .map(({ message }) => message),
  ).toEqual([expect.stringMatching(/^\/guides is the category of content\/categories\/guides\.md/)]);
});

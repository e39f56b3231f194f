import type { SitemapEntry } from "@/lib/machines/sitemap/sitemap-types";
import { renderSitemap, renderSitemapPart, sitemapPartSize } from "@/lib/machines/sitemap/sitemap-xml";
import { schemaDiagnostics } from "../../../helpers/xml-schema";

const host = "http://localhost:3000";
const generated = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/entry-${index}`,
    lastmod: `2025-06-${String((index % 28) + 1).padStart(2, "0")}`,
    images: [`/images/covers/blog/entry-${index}.webp`],
  }));
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

describe("a sitemap of one file", () => {
  it("names address, day and pictures, and leaves out a day that is not known", async () => {
    const xml = renderSitemap([
      { path: "/", images: ["/images/a.webp", "/images/b.webp"] },
      { path: "/about", lastmod: "2025-06-28" },
    ]);
    expect(xml).toContain(
      `<url><loc>${host}</loc><image:image><image:loc>${host}/images/a.webp</image:loc></image:image><image:image><image:loc>${host}/images/b.webp</image:loc></image:image></url>`,
    );
    expect(xml).toContain(`<url><loc>${host}/about</loc><lastmod>2025-06-28</lastmod></url>`);
    expect(await schemaDiagnostics(xml, "sitemap")).toEqual([]);
  });

  it("escapes what XML reads as its own", async () => {
    const xml = renderSitemap([{ path: "/a?b=1&c='<\">" }]);
    expect(locations(xml)).toEqual([`${host}/a?b=1&amp;c=&#39;&lt;&quot;&gt;`]);
    expect(await schemaDiagnostics(xml, "sitemap")).toEqual([]);
  });

  it("holds as many addresses as one file may, and has no parts", () => {
    const entries = generated(sitemapPartSize);
    expect(locations(renderSitemap(entries))).toHaveLength(sitemapPartSize);
    expect(renderSitemapPart(entries, 1)).toBeUndefined();
  });
});

describe("a sitemap of 12,000 addresses", () => {
  const entries = generated(12_000);

  it("is an index of three parts, each with the day of its newest page", async () => {
    const xml = renderSitemap(entries);
    expect(locations(xml)).toEqual([1, 2, 3].map((part) => `${host}/sitemaps/${part}.xml`));
    expect(xml.match(/<lastmod>2025-06-28<\/lastmod>/g)).toHaveLength(3);
    expect(await schemaDiagnostics(xml, "siteindex")).toEqual([]);
  });

  it("has every address in one part, once", async () => {
    const parts = [1, 2, 3].map((part) => renderSitemapPart(entries, part) ?? "");
    expect(parts.map((part) => locations(part).length)).toEqual([5000, 5000, 2000]);
    expect(new Set(parts.flatMap(locations))).toEqual(new Set(entries.map(({ path }) => host + path)));
    expect(await schemaDiagnostics(parts[2] ?? "", "sitemap")).toEqual([]);
  });

  it.each([0, -1, 4, 1.5, Number.NaN])("has no part %d", (part) => {
    expect(renderSitemapPart(entries, part)).toBeUndefined();
  });
});

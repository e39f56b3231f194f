import { renderSitemap } from "@/lib/machines/sitemap";
import { schemaDiagnostics } from "../../../helpers/xml-schema";

const host = "http://localhost:3000";
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

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

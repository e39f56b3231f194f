import { GET as getFeed } from "@/app/feed.xml/route";
import { GET as getLlms } from "@/app/llms.txt/route";
import manifest from "@/app/manifest";
import { GET as getReviewsRss } from "@/app/reviews/feed.xml/route";
import { GET as getRobots } from "@/app/robots.txt/route";
import { GET as getSitemap } from "@/app/sitemap.xml/route";
import { schemaDiagnostics } from "../helpers/xml-schema";

const request = new Request("http://localhost:3000/");

it.each([
  ["/feed.xml", getFeed],
  ["/reviews/feed.xml", getReviewsRss],
  ["/sitemap.xml", getSitemap],
  ["/robots.txt", getRobots],
  ["/llms.txt", getLlms],
])("a copy that is still the same of %s is not sent again", async (_, get) => {
  const etag = get(request).headers.get("etag") ?? "";
  const again = get(new Request(request, { headers: { "if-none-match": etag } }));
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
});

it("what crawlers ask for is a valid sitemap, robots.txt with it, a manifest and llms.txt", async () => {
  expect(await schemaDiagnostics(await getSitemap(request).text(), "sitemap")).toEqual([]);
  expect(await getRobots(request).text()).toBe(
    "User-Agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: http://localhost:3000/sitemap.xml\n",
  );
  expect(manifest()).toMatchObject({ name: "Paper Lantern", short_name: "Lantern", start_url: "/" });
  expect(await getLlms(request).text()).toMatch(/^# Paper Lantern\n/);
});

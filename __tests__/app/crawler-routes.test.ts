import { GET as getLlms } from "@/app/llms.txt/route";
import manifest from "@/app/manifest";
import { GET as getRobots } from "@/app/robots.txt/route";
import { GET as getSitemap } from "@/app/sitemap.xml/route";
import { schemaDiagnostics } from "../helpers/xml-schema";

const request = new Request("http://localhost:3000/");

it("what crawlers ask for is a valid sitemap, robots.txt with it, a manifest and llms.txt", async () => {
  expect(await schemaDiagnostics(await getSitemap(request).text(), "sitemap")).toEqual([]);
  expect(await getRobots(request).text()).toBe(
    "User-Agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: http://localhost:3000/sitemap.xml\n",
  );
  expect(manifest()).toMatchObject({ name: "Paper Lantern", short_name: "Lantern", start_url: "/" });
  expect(await getLlms(request).text()).toMatch(/^# Paper Lantern\n/);
});

import { describeSiteUrl } from "@/lib/site/site-url";

it("says so where the site has no address of its own", () => {
  expect(describeSiteUrl(undefined)).toMatch(/^SITE_URL is not set: .*localhost/);
  expect(describeSiteUrl("")).toMatch(/^SITE_URL is not set/);
  expect(describeSiteUrl("https://almanac.example")).toBeUndefined();
});

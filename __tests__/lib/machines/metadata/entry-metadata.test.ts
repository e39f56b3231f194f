import { currentSite } from "@/lib/content/site/current-site";
import { allPosts } from "@/lib/content/site/site";
import { entryMetadata } from "@/lib/machines/metadata/entry-metadata";

it("rates the articles of adult categories, and no others", () => {
  const site = currentSite();
  const rated = allPosts(site).filter((post) => entryMetadata(site, post).other?.rating === "adult");
  expect(rated.length).toBeGreaterThan(0);
  expect(rated).toEqual(allPosts(site).filter(({ category }) => category === "Adult Content"));
});

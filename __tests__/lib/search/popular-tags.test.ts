import { listPopularTags } from "@/lib/search/popular-tags";

it("lists the tags that most entries carry, equals by the alphabet", () => {
  const sources = [["Guide", "Privacy"], ["Guide"], ["Best"], []].map((tags) => ({ tags }));
  expect(listPopularTags(sources, 2)).toEqual(["Guide", "Best"]);
  expect(listPopularTags(sources, 9)).toEqual(["Guide", "Best", "Privacy"]);
  expect(listPopularTags([], 3)).toEqual([]);
});

import { rankingRows } from "@/lib/apps/ranking";
import { currentSite } from "@/lib/content/site/current-site";
import { getPost } from "@/lib/content/site/entries";
import { renderBody } from "@/lib/text/render-body";
import { getRenderContext } from "@/lib/text/render-context";

const post = getPost(currentSite(), "companions-that-disagree");
const places = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The apps by their points for the criterion that the article orders them by. */
const expected = rankingRows(currentSite())
  .map(({ appName, score }) => ({
    appName,
    points: score.points.criteria.find(({ id }) => id === "emotion")?.points ?? 0,
  }))
  .sort((a, b) => b.points - a.points)
  .slice(0, 4);

it("is made of the tests of the site, in the order of their points", () => {
  expect(expected).toHaveLength(4);
  const html = post
    ? renderBody(
        post.body,
        getRenderContext(currentSite(), { page: "/blog/companions-that-disagree", placement: "body" }),
      ).html
    : "";
  expect(places(html, /<th scope="row"><a href="[^"]*">([^<]*)</g)).toEqual(expected.map(({ appName }) => appName));
  expect(html).toContain(`>${expected[0]?.points.toFixed(1)} of 10<`);
  expect(html).toContain("Not reviewed yet, so not ranked:");
});

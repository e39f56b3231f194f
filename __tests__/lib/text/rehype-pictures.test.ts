import { toFeedHtml } from "@/lib/machines/feeds/rss";
import { renderBody, renderFeedBody } from "@/lib/text/render-body";

const context = {
  affiliateAttributes: () => undefined,
  resolveClaims: (text: string) => text,
  pictureOf: (name: string) =>
    name === "/images/a.png" ? { src: "/media/a-0123456789ab.png", width: 900, height: 600 } : undefined,
};

it("gives a picture of a text its address, its sizes and its room", () => {
  const { html } = renderBody('![A screen](/images/a.png "Settings")', context);
  expect(html).toMatch(/<picture><source type="image\/avif" srcset="\/media\/a-0123456789ab-256\.avif 256w, /);
  expect(html).toMatch(
    /<img src="\/media\/a-0123456789ab\.png" alt="A screen" title="Settings" width="900" height="600" loading="lazy"/,
  );
});

it("leaves out a picture that is not there, and keeps its words", () => {
  expect(renderBody("![A screen](/images/b.png)", context).html).toBe("<p>A screen</p>\n");
});

it("is a plain picture in a feed", () => {
  const html = toFeedHtml(renderFeedBody("![A screen](/images/a.png)", context), "/blog/a");
  expect(html).toMatch(/^<p><img src="http:\/\/localhost:3000\/media\/a-0123456789ab\.png" alt="A screen" width="900"/);
  expect(html).not.toMatch(/picture|source|srcset|sizes/);
});

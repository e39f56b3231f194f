import { scoringSchema } from "@/lib/content/schemas/scoring-schema";
import { type ComplianceExport, renderIndex } from "@/tools/desk/compliance/index-page";
import type { MeasuredLink } from "@/tools/desk/compliance/measured-link";
import { describeRule } from "@/tools/desk/compliance/ranking-rule";
import { scoringFields } from "../../../../__tests__/helpers/content-files";

const link: MeasuredLink = {
  page: "/blog/a",
  screen: 360,
  placement: "body-1",
  words: 'See <b>"Lark"</b>',
  rel: "sponsored noopener",
  address: "https://lark.example/?a=1&b=2",
  target: "_blank",
  shownAfter: "nothing",
  picture: "0a.png",
  box: { left: 1, top: 2, width: 3, height: 4 },
  disclosure: { words: "(affiliate link)", distance: 0 },
};
const far: MeasuredLink = { ...link, screen: 1280, disclosure: { words: "Ad", distance: 900 } };
const table = { file: "x.csv", names: ["id"], rows: [["<script>"]] };
const data: ComplianceExport = {
  siteName: "Paper & Lantern",
  commit: "Commit abc.",
  pages: ["/", "/blog/a"],
  links: [link],
  ...{
    ledger: table,
    offers: table,
    ranking: table,
    rules: table,
    rule: ["By points."],
    legal: { ...table, rows: [] },
  },
};

it("says at once that there is no fault, or how many", () => {
  expect(renderIndex(data)).toContain("No fault: every affiliate link is marked");
  const html = renderIndex({ ...data, links: [link, far] });
  expect(html).toContain("1 fault found.");
  expect(html).toContain("is 900 px from the nearest disclosure, more than 240");
});

it("has a row for each link, with both screens", () => {
  const html = renderIndex({ ...data, links: [link, { ...link, screen: 1280, shownAfter: "hidden" }] });
  expect(html.match(/<th scope="row">/g)).toHaveLength(1);
  expect(html).toContain("not shown on this screen");
  expect(html).toContain('src="pictures/0a.png"');
  expect(html).toContain("link in the text, 1");
});

it("escapes everything that comes from the site", () => {
  const html = renderIndex(data);
  expect(html).not.toMatch(/<script>|<b>"/);
  expect(html).toContain("See &lt;b&gt;&quot;Lark&quot;&lt;/b&gt;");
  expect(html).toContain("a=1&amp;b=2");
});

it("says the rule of the ranking, and that money is no part of it", () => {
  const rule = describeRule(scoringSchema.parse(scoringFields)).join("\n");
  expect(rule).toMatch(/^Edition \d+ of the method/);
  expect(rule).toContain("No field of a partner or an offer is read");
});

import { contentFile, reviewFields, testFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

it("a name that is given by a file never steers a terminal", () => {
  const folder = createContentFolder({
    "blog/zz\n\u001b]0;x\u0007\u202ecod.md": "---\n---\n",
  });
  const told = folder.errors().join("\n");
  expect(told).toContain("zz\\u000a\\u001b]0;x\\u0007\\u202ecod");
  expect(told.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
});

it("a scheduled test is compared with the stars of its review when it is written", () => {
  const later = { ...testFields, date: "2025-08-01", to: "2025-06-27", scores: { chat: 1, terms: 1 } };
  const folder = createContentFolder({
    "reviews/lark-ai-review.md": contentFile({ ...reviewFields, about: "lark-ai", rating: { overall: 4.5 } }),
    "test-reports/lark-ai-2025-08-01.md": contentFile(later),
  });
  expect(folder.errors()).toContainEqual(
    expect.stringMatching(
      /^reviews\/lark-ai-review\.md:\d+:1 {2}error {2}From 2025-08-01 on: 4\.5 stars, but lark-ai-2025-08-01/,
    ),
  );
});

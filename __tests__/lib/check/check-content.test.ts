import { contentFile, partnerFields, postFields, testFields, validContent } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { planFields, productFile } from "../../helpers/product-files";

it("finds nothing wrong in a valid folder, in either mode", () => {
  const folder = createContentFolder();
  expect(folder.errors()).toEqual([]);
  expect(folder.errors({ isLive: true })).toEqual([]);
});

it("warns of claims without evidence", () => {
  const warnings = createContentFolder()
    .check()
    .filter(({ severity }) => severity === "warning");
  expect(warnings.map(({ line, message }) => [line, message])).toEqual([
    [3, "The claim users has no evidence. A live site does not show it."],
    [20, "The claim score has no evidence. A live site does not show it."],
  ]);
});

it("asks for old answers and prices to be checked again; those of a demonstration do not grow old", () => {
  const folder = createContentFolder({ "products/lark-ai.md": productFile() });
  const old = () =>
    folder.check({ day: "2029-01-01" }).filter(({ message }) => message.endsWith("Readers see that it is old."));
  expect(old().map(({ severity, message }) => [severity, message.split(" ")[0]])).toEqual([
    ["warning", '"monthly"'],
    ["warning", '"account-deletion"'],
  ]);
  const site = "site/site.md";
  folder.write(site, folder.read(site).replace("---\n", "---\nsample: true\n"));
  expect(old()).toEqual([]);
});

it("says of a broken test what is wrong in it, and nothing of the app that names it", () => {
  const folder = createContentFolder({
    "products/lark-ai.md": contentFile({
      name: "Lark AI",
      facts: {
        "account-deletion": {
          answer: "yes",
          source: "test:2025-06-20",
          checkedOn: "2025-06-20",
          picture: "/images/cover.webp",
        },
      },
    }),
    "test-reports/lark-ai-2025-06-20.md": contentFile({ ...testFields, scores: { chat: 11, terms: 8 } }),
  });
  expect(folder.errors()).toEqual([expect.stringContaining('"scores.chat" is too large: at most 10.')]);
});

it("says of a broken app what is wrong in it, and nothing of the chart that quotes its price", () => {
  const chart =
    "```chart\ntitle: A year\nunit: $\nrows:\n  - { label: Lark, value: {{year:lark-ai.low}} }\n  - { label: Orrin, value: 2 }\n```";
  const folder = createContentFolder({
    "products/lark-ai.md": productFile({ name: "Lark AI", plans: [{ ...planFields, id: "low", price: "12,99" }] }),
    "blog/charted.md": contentFile({ ...postFields, id: 60, title: "A chart of prices" }, `First.\n\n${chart}\n`),
  });
  expect(folder.errors()).toEqual([expect.stringContaining('"plans.0.price" should be a number')]);
});

it("does not blame the files that lead to a broken one", () => {
  const broken = (path: string) => ({ [path]: (validContent[path] ?? "").replace("---\n", "---\nunknown: 1\n") });
  for (const path of [
    "authors/ada-page.md",
    "partners/lark-ai.md",
    "reviews/lark-ai-review.md",
    "blog/how-prices-work.md",
    "categories/guides.md",
    "partners/house-partner.md",
  ]) {
    expect(createContentFolder(broken(path)).errors()).toEqual([
      expect.stringContaining(`${path}:2:1  error  Unknown field`),
    ]);
  }
});

it("does not take every quote for unknown when the claims cannot be read", () => {
  const files = {
    "site/claims.md": "---\nclaims: [\n---\n",
    "pages/about.md": validContent["pages/about.md"]?.replace("{{claim:score}}", "9.5"),
  };
  expect(createContentFolder(files).errors()).toEqual([
    expect.stringContaining("site/claims.md:2:10  error  This is not valid YAML"),
  ]);
});

it("points at the right item of a list when a live site takes others out", () => {
  const home = (validContent["site/home.md"] ?? "").replace("- For adults", `- ${"x".repeat(81)}`);
  const folder = createContentFolder({ "site/home.md": home });
  const position = folder.positionOf("site/home.md", "xxx");
  expect(folder.errors({ isLive: true })).toEqual([
    expect.stringContaining(`site/home.md:${position}  error  "hero.trustPoints.0" is too long`),
  ]);
});

it("wants exactly one default partner", () => {
  const two = createContentFolder({
    "partners/lark-ai.md": contentFile({
      ...partnerFields,
      homeUrl: "https://lark.example/",
      trackedUrl: "https://lark.example/",
    }),
  });
  expect(two.errors()).toEqual([
    expect.stringMatching(/^partners\/lark-ai\.md:3:1 .*house-partner is the default already\.$/),
  ]);
  const none = createContentFolder({
    "partners/lark-ai.md": undefined,
    "partners/house-partner.md": undefined,
    "reviews/lark-ai-review.md": undefined,
    "blog/how-prices-work.md": undefined,
    "blog/how-memory-works.md": undefined,
    "blog/linking.md": contentFile({ ...postFields, id: 50 }, "A text.\n"),
  });
  // A site may have no partner.
  expect(none.errors()).toEqual([]);
});

it("lets a review be claimed by one partner", () => {
  const files = Object.fromEntries(
    ["partners/house-partner.md", "partners/lark-ai.md"].map((path) => [
      path,
      (validContent[path] ?? "").replace("---\n", "---\nreviews: [lark-ai-review]\n"),
    ]),
  );
  expect(createContentFolder(files).errors()).toEqual([
    expect.stringContaining("The review lark-ai-review is claimed by house-partner already."),
  ]);
});

it("names a field that goes with its claim while it is still there, and refuses it on a live site", () => {
  const excerpt = "We have {{claim:rating}} stars from those who read us and who wrote to us about it.";
  const folder = createContentFolder({
    "blog/quoting.md": contentFile({ ...postFields, id: 91, title: "Quoting a claim", excerpt }),
  });
  const found = (isLive: boolean) =>
    folder
      .check({ isLive })
      .filter(({ file, message }) => file.endsWith("quoting.md") && message.startsWith("Without its claims"))
      .map(({ severity, line, message }) => [severity, line, message.includes('"excerpt" is missing')]);
  expect(found(false)).toEqual([["warning", 4, true]]);
  expect(found(true)).toEqual([["error", 4, true]]);
});

it.each([
  ["House Partner, unlike Orrin, is half off", []],
  ["Half off this week", []],
  ["A review of Orrin, with all its prices", ['This strip is a link. It names "Orrin" and leads to the partner']],
])("lets the promotional strip, which leads to the default partner, say %j: %j", (banner, errors) => {
  const folder = createContentFolder({
    "products/orrin.md": productFile({ name: "Orrin" }),
    "site/site.md": (validContent["site/site.md"] ?? "").replace("Join {{claim:users}} readers", banner),
  });
  expect(folder.errors()).toEqual(errors.map((words) => expect.stringContaining(words)));
});

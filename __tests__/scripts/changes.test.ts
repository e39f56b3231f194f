import { everything, getScope } from "../../scripts/lib/changes";

it.each([
  ["a document", ["docs/editors/content-guide.md", "README.md"], { unit: "related", content: false, browser: "none" }],
  ["an article", ["content/blog/an-article.md"], { unit: "related", content: true, browser: "none" }],
  ["a script", ["tools/proof/bench.ts"], { unit: "related", content: false, browser: "none" }],
  ["a component", ["components/card.tsx"], { unit: "related", content: false, browser: "all" }],
  ["a rule for content", ["lib/check/links.ts"], { unit: "related", content: true, browser: "all" }],
  ["a browser test", ["__tests__/e2e/search.spec.ts"], { unit: "related", content: false, browser: "changed" }],
  [
    "a page and its test",
    ["app/page.tsx", "__tests__/e2e/home.spec.ts"],
    { unit: "related", content: false, browser: "all" },
  ],
  ["the fixture", ["__tests__/fixtures/site/site/home.md"], everything],
  ["a setting of the project", ["next.config.ts"], everything],
  ["the server", ["server.js"], everything],
  ["the packages", ["package-lock.json"], everything],
  ["nothing", [], { unit: "related", content: false, browser: "none" }],
])("%s", (_, files, scope) => {
  expect(getScope(files)).toEqual(scope);
});

import { today } from "@/lib/content/snapshot/entry-dates";
import { createStoredSite } from "../../../helpers/stored-site";

const path = "reviews/lark-ai-review.md";
const test = "test-reports/lark-ai-2025-06-20.md";

/** A site that has seen the review and its test as they were first; then files are rewritten. */
function rewrite(changes: Record<string, (text: string) => string>) {
  const site = createStoredSite();
  site.read();
  site.restart();
  for (const [file, change] of Object.entries(changes)) site.write(file, change(site.file(file)));
  const library = site.read();
  const dataOf = <Entry extends { slug: string; data: object }>(entries: readonly Entry[], slug: string) =>
    entries.find((one) => one.slug === slug)?.data as Entry["data"] | undefined;
  return {
    diagnostics: site.diagnostics(),
    rating: dataOf(library.collections.reviews, "lark-ai-review")?.rating,
    scores: dataOf(library.collections["test-reports"], "lark-ai-2025-06-20")?.scores,
    site,
  };
}

const lower = (text: string) => text.replace("overall: 4.5", "overall: 4.3").replace(/value: 4.[78]/, "value: 4.4");
const fewer = (text: string) => text.replace("chat: 9.2", "chat: 9.1");
const updated = (text: string) => text.replace("date:", `updated: ${today()}\ndate:`);

describe("a rating that changes while the site runs", () => {
  it("is shown, and it is reported each time that its day has not changed", () => {
    const { diagnostics, rating, site } = rewrite({ [path]: (text) => text.replace("value: 4.8", "value: 4.7") });
    expect(rating?.value).toBe(4.7);
    expect(diagnostics).toEqual([
      expect.stringMatching(
        /^reviews\/lark-ai-review\.md:\d+:3 {2}error {2}The rating has changed \("value" was 4\.8\)/,
      ),
    ]);
    expect(diagnostics[0]).toContain(`write "updated: ${today()}".`);
    site.write(path, lower(site.file(path)));
    expect(site.diagnostics()).toEqual([expect.stringContaining('("overall" was 4.5)')]);
  });

  it.each<[string, (text: string) => string]>([
    ["with its day", (text) => updated(lower(text))],
    ["on a later day than before", (text) => lower(text).replace("date:", "updated: 2025-07-02\ndate:")],
    ["not at all", (text) => text.replace("Good memory", "A good memory")],
  ])("is right when it changes %s", (_, change) => {
    expect(rewrite({ [path]: change }).diagnostics).toEqual([]);
  });

  it("is right when it changes with a new test, whose day it then has", () => {
    const { site } = rewrite({});
    site.write("test-reports/lark-ai-2025-07-01.md", site.file(test).replace("date: 2025-06-20", "date: 2025-07-01"));
    site.write(path, lower(site.file(path)));
    site.read();
    expect(site.diagnostics()).toEqual([]);
  });
});

describe("points that change while the site runs", () => {
  it("are shown, and reported where the review has no new day", () => {
    const { diagnostics, scores } = rewrite({ [test]: fewer });
    expect(scores?.chat).toBe(9.1);
    expect(diagnostics).toEqual([
      expect.stringMatching(
        /^test-reports\/lark-ai-2025-06-20\.md:\d+:3 {2}error {2}The points have changed \("chat" was 9\.2\)/,
      ),
    ]);
    expect(diagnostics[0]).toContain(`write "updated: ${today()}" in reviews/lark-ai-review.md.`);
  });

  it("are right with a new day of the review, and where readers see a newer test", () => {
    expect(rewrite({ [test]: fewer, [path]: updated }).diagnostics).toEqual([]);
    const { site } = rewrite({});
    site.write("test-reports/lark-ai-2025-07-01.md", site.file(test).replace("date: 2025-06-20", "date: 2025-07-01"));
    site.read();
    site.write(test, fewer(site.file(test)));
    site.read();
    expect(site.diagnostics()).toEqual([]);
  });
});

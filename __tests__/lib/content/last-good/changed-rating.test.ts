import { today } from "@/lib/content/snapshot/entry-dates";
import { createStoredSite } from "../../../helpers/stored-site";

const path = "reviews/lark-ai-review.md";

/** A site that has seen the review with its first rating; then the review is rewritten. */
function rate(change: (text: string) => string) {
  const site = createStoredSite();
  site.read();
  site.restart();
  site.write(path, change(site.file(path)));
  const shown = site.read().collections.reviews.find(({ slug }) => slug === "lark-ai-review");
  return { diagnostics: site.diagnostics(), rating: shown?.data.rating, site };
}

const lower = (text: string) => text.replace("value: 4.8", "value: 3.8");

describe("a rating that changes while the site runs", () => {
  it("is shown, and it is reported each time that its day has not changed", () => {
    const { diagnostics, rating, site } = rate(lower);
    expect(rating?.value).toBe(3.8);
    expect(diagnostics).toEqual([
      expect.stringMatching(
        /^reviews\/lark-ai-review\.md:\d+:3 {2}error {2}The rating has changed \("value" was 4\.8\)/,
      ),
    ]);
    expect(diagnostics[0]).toContain(`write "updated: ${today()}".`);
    site.write(path, site.file(path).replace("value: 3.8", "value: 2.8"));
    expect(site.diagnostics()).toEqual([expect.stringContaining('("value" was 3.8)')]);
  });

  it.each([
    ["with its day", (text: string) => lower(text).replace("date:", `updated: ${today()}\ndate:`)],
    ["on a later day than before", (text: string) => lower(text).replace("date:", "updated: 2025-07-02\ndate:")],
    ["not at all", (text: string) => text.replace("Good memory", "A good memory")],
  ])("is right when it changes %s", (_, change) => {
    expect(rate(change).diagnostics).toEqual([]);
  });
});

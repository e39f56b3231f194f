import { resetLibrary } from "@/lib/content/site/open-content";
import { claimFields, contentFile, provenNow, validContent } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { htmlOf } from "../helpers/render-page";

const folder = serveContent({
  "site/site.md": (validContent["site/site.md"] ?? "").replace(
    "navigation:",
    'ratingLine: "{{claim:rating}} from {{claim:users}} reviews"\nnavigation:',
  ),
  "pages/about.md": (validContent["pages/about.md"] ?? "").replace(
    /^closing:\n/m,
    'closing:\n  rating: "{{claim:rating}} from over {{claim:users}} users"\n',
  ),
});

function keepLedger(proof: object, sample: boolean): void {
  const claims = [
    { ...claimFields, ...proof },
    { ...claimFields, id: "rating", text: "4.9/5", value: 4.9, ...proof },
    { ...claimFields, id: "score", text: "9.5", value: 9.5, ...proof },
    { ...claimFields, id: "rating-average", subject: "product:lark-ai", text: "4.6/5", value: 4.6, ...proof },
    { ...claimFields, id: "rating-count", subject: "product:lark-ai", text: "1,287", value: 1287, ...proof },
  ];
  folder.write("site/claims.md", contentFile({ claims, sample }));
  resetLibrary();
}

/** The words of a page, without spaces in place of tags. */
const wordsOf = async (address: string) =>
  (await htmlOf(address)).replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, "");

it.each([
  ["nothing proves it", {}, false, true],
  ["the ledger is a sample", {}, true, true],
  ["its proof has expired", { ...provenNow(), expiresOn: "2020-01-01", checkedOn: "2019-12-01" }, false, true],
  ["it is proved", provenNow(), false, false],
])(
  "has one footnote in its block by its proof alone, on home, about and a review, and a link in the footer: %s",
  async (...row) => {
    const [, proof, sample, mark] = row;
    keepLedger(proof, sample);
    const home = await wordsOf("/");
    const about = await wordsOf("/about");
    const review = await wordsOf("/reviews/lark-ai-review");
    const note = mark ? "Placeholders; see How we know." : "";
    expect(home).toContain("10,000+ users");
    expect(home.match(/Placeholders; see/g) ?? []).toHaveLength(mark ? 1 : 0);
    for (const page of [home, about, review])
      expect(page).toContain(`4.9/5 from 10,000+ reviews${mark ? " · How we know" : ""}Pages`);
    expect(about).toContain(`Chat9.5 of 10How it talks.${note}`);
    expect(about).toContain(`4.9/5 from over 10,000+ users${note}A label`);
    expect(review).toContain(
      `Users give Lark AI 4.6/5 in 1,287 ratings. That figure plays no part in our own rating.${note}`,
    );
  },
);

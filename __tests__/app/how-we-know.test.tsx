import { createHash } from "node:crypto";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { GET } from "@/app/evidence/[file]/route";
import { resetLibrary } from "@/lib/content/site/open-content";
import { formatDate } from "@/lib/util/date";
import { claimFields, contentFile, proven, provenNow } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";
import { wordsOf } from "../helpers/page";
import { photograph } from "../helpers/photograph";
import { htmlOf, renderPage } from "../helpers/render-page";

const survey = "Asked: 12. Pleased: 11.\n";
const sha256 = createHash("sha256").update(survey).digest("hex");
const holds = provenNow();

const folder = serveContent({
  "evidence/survey.txt": survey,
  "evidence/secret.txt": "Nobody names this file.",
  "site/claims.md": contentFile({
    claims: [
      claimFields,
      { ...claimFields, id: "rating", text: "4.9/5", value: 4.9, ...holds, label: "Stars" },
      { ...claimFields, id: "score", text: "9.5", value: 9.5, ...holds, evidence: { file: "survey.txt", sha256 } },
      { ...claimFields, id: "old", text: "7,000", value: 7000, ...proven("old") },
      {
        id: "no-card",
        subject: "partner:lark-ai",
        kind: "promise",
        text: "Lark AI asks for no card.",
        ...holds,
        source: "Our test",
        evidence: "test:lark-ai/2025-06-20",
      },
      { ...claimFields, id: "hours", text: "200+", value: 200, label: "Hours", computed: { formula: "hours-tested" } },
      { id: "tests", subject: "site", kind: "figure", label: "Tests", computed: { formula: "tests" } },
      { ...claimFields, id: "voices", subject: "product:lark-ai", ...holds },
      { ...claimFields, id: "letters", subject: "person:ada-page", ...holds },
    ],
  }),
});

/** The words of each entry by its anchor. */
async function entries(): Promise<Map<string, string>> {
  const page = await htmlOf("/how-we-know");
  return new Map(
    [...page.matchAll(/<li [^>]*id="([^"]+)"[^>]*>(.*?)<\/li>/gs)].map(([, id = "", html = ""]) => [
      id,
      wordsOf(html).trim(),
    ]),
  );
}

describe("/how-we-know", () => {
  it("says of every claim what it is, who states it, what proves it and since when, or that nothing does", async () => {
    const seen = await entries();
    expect([...seen.keys()]).toEqual([
      "rating",
      "score",
      "old",
      "tests",
      "no-card",
      "voices",
      "letters",
      "users",
      "hours",
    ]);
    expect(seen.get("users")).toBe("10,000+ Readers Source: The partner");
    const [checked, until] = [holds.checkedOn, holds.expiresOn].map((day) => formatDate(String(day)));
    expect(seen.get("rating")).toContain(
      `4.9/5 Stars Proved Proved by evidence.example , checked ${checked}, valid until ${until}`,
    );
    expect(seen.get("score")).toContain("Proved by survey.txt");
    expect(seen.get("old")).toMatch(/Evidence has expired .* It was valid until June 28, 2026\./);
    expect(seen.get("no-card")).toMatch(
      /^Lark AI asks for no card\. Proved Proved by our test of Lark AI, June 20, 2025/,
    );
  });

  it("shows our own sum beside what contradicts it, and how it was made", async () => {
    const seen = await entries();
    expect(seen.get("hours")).toMatch(/^200\+ Hours By our math: 12 The hours of 1 published test record, added up\./);
    expect(seen.get("tests")).toBe("1 Tests A count of the published test records. Calculated");
  });

  it("has the claims on each subject under its name", async () => {
    const { html } = await renderPage("/how-we-know");
    expect([...html.matchAll(/<h2[^>]* id="of-[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
      ...["Test Almanac", "Lark AI, our partner", "Lark AI, the app", "Ada Page"],
    ]);
    expect(html).toContain('<a href="/reviews#criteria">how we test</a>');
    expect(html).toContain('<a href="/affiliate-disclosure">how we are paid</a>');
  });

  it("begins with the tests that anybody can check, then says how a proved claim looks", async () => {
    const { html, text } = await renderPage("/how-we-know");
    const [, tests = ""] = /aria-labelledby="our-tests"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
    expect(wordsOf(tests)).toMatch(/Lark AI .* to June \d+, 2025, 12 hours, by \w+/);
    expect(tests).toContain('href="/reviews/lark-ai-review#test-record"');
    expect(text.indexOf("to check")).toBeLessThan(text.indexOf("A proved claim has ✓ Proved beside it"));
  });

  it("leads to the evidence", async () => {
    const page = await htmlOf("/how-we-know");
    for (const href of ["https://evidence.example/now", "/evidence/survey.txt", "/reviews/lark-ai-review"])
      expect(page).toContain(`href="${href}"`);
  });

  it("says at the top what stands on nothing, and not where all is proved", async () => {
    const page = await htmlOf("/how-we-know");
    expect(page).toMatch(/Placeholders: \d+ claims? without proof/);
    // The site is a subject above and among the placeholders.
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const score = { ...claimFields, id: "score", text: "9.5", value: 9.5, ...holds };
    folder.write("site/claims.md", contentFile({ claims: [{ ...claimFields, ...holds }, score] }));
    resetLibrary();
    expect(await htmlOf("/how-we-know")).not.toContain("Placeholders");
  });
});

describe("/evidence/<file>", () => {
  const answerEvidence = (file: string, headers = {}) =>
    GET(new Request("https://site.example/evidence", { headers }), { params: Promise.resolve({ file }) });

  it("answers with a file that proves something, and with no other", async () => {
    const answer = await answerEvidence("survey.txt");
    expect(await answer.text()).toBe(survey);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const etag = answer.headers.get("etag") ?? "";
    expect((await answerEvidence("survey.txt", { "if-none-match": etag })).status).toBe(304);
    for (const name of ["secret.txt", "../site/claims.md", "none.pdf", ""])
      expect([name, (await answerEvidence(name)).status]).toEqual([name, 404]);
  });

  it("sends a picture without what its camera has noted", async () => {
    const taken = await photograph(6);
    const named = { file: "screen.jpg", sha256: createHash("sha256").update(taken).digest("hex") };
    const before = folder.read("site/claims.md");
    writeFileSync(join(folder.root, "evidence/screen.jpg"), taken);
    folder.write(
      "site/claims.md",
      before.replace("file: survey.txt", "file: screen.jpg").replace(sha256, named.sha256),
    );
    resetLibrary();
    const answer = await answerEvidence("screen.jpg");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, exif }).toEqual({ width: 40, height: 80, exif: undefined });
    folder.write("site/claims.md", before);
    resetLibrary();
  });

  it("sends the bytes that it has checked, also of a file whose size and time have not changed", async () => {
    const file = join(folder.root, "evidence/survey.txt");
    utimesSync(file, 1_750_000_000, 1_750_000_000);
    expect((await answerEvidence("survey.txt")).status).toBe(200);
    folder.write("evidence/survey.txt", survey.replace("11", "12"));
    utimesSync(file, 1_750_000_000, 1_750_000_000);
    expect((await answerEvidence("survey.txt")).status).toBe(404);
  });

  it("refuses a file that has changed since it was checked, and the claim is no longer proved", async () => {
    folder.write("evidence/survey.txt", "Asked: 12. Pleased: 12.\n");
    expect((await answerEvidence("survey.txt")).status).toBe(404);
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    resetLibrary();
    expect((await entries()).get("score")).toContain("Former evidence: survey.txt");
  });
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "@/lib/util/digest";
import { claimFields, contentFile, postFields, proven, reviewFields, testFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 12345\n";

const articleOf = (changes: Record<string, unknown>) => ({
  "blog/own.md": contentFile({ ...postFields, id: 60, title: "All about fields", ...changes }),
});

it("a name that is given by a file is told with the character that nobody sees, and never steers a terminal", () => {
  const folder = createContentFolder({
    "blog/a\u00adb.md": "---\n---\n",
    "blog/zz\n\u001b]0;x\u0007\u202ecod.md": "---\n---\n",
  });
  const told = folder.errors().join("\n");
  expect(told).toContain("cannot be an address (it has a soft hyphen (U+00AD))");
  expect(told).toContain("zz\\u000a\\u001b]0;x\\u0007\\u202ecod");
  expect(told.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u);
});

it("a pointer of Git LFS is named as such, for a picture and for a proof, even if its own sum is written", () => {
  const evidence = { file: "survey.pdf", sha256: sha256(pointer) };
  const proved = createContentFolder({
    "evidence/survey.pdf": pointer,
    "site/claims.md": contentFile({ claims: [{ ...claimFields, ...proven(), evidence }] }),
  });
  expect(proved.errors()).toContainEqual(
    expect.stringContaining("content/evidence/survey.pdf is a pointer of Git LFS, not the file: run `git lfs pull`."),
  );
  const folder = createContentFolder(articleOf({ coverImage: "/images/pointed.webp" }));
  writeFileSync(join(folder.root, "media/pointed.webp"), pointer);
  expect(folder.errors()).toEqual([
    expect.stringContaining("/images/pointed.webp is a pointer of Git LFS, not the picture: run `git lfs pull`."),
  ]);
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

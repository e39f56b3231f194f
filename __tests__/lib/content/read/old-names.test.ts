import { parseEntry } from "@/lib/content/read/parse-entry";
import { reviewSchema } from "@/lib/content/schemas/review-schema";
import { contentFile, reviewFields, testFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";

const parse = (fields: Record<string, unknown>, folder = "reviews") =>
  parseEntry(
    reviewSchema,
    {
      slug: "lark-ai-review",
      file: `/content/${folder}/lark-ai-review.md`,
      text: contentFile({ ...fields, ...reviewFields }),
    },
    () => undefined,
  );

const former = {
  editor_note: "We liked it.",
  affiliate_link: "partner:lark-ai",
  discount_code: "SAVE20",
  discount_gives: "20% off",
};

describe("a field with its former name", () => {
  it("is read as that of today, and found where it is written", () => {
    const { entry } = parse(former);
    expect(entry?.data).toMatchObject({
      editorNote: "We liked it.",
      affiliateLink: "lark-ai",
      discountCode: "SAVE20",
      discountGives: "20% off",
    });
    expect(entry?.oldNames).toHaveLength(4);
    expect(entry?.locate(["discountCode"])).toMatchObject({ line: 4 });
  });

  it("is reported by the name that is written, where its value is wrong", () => {
    expect(parse({ discount_code: "Save 20%" }).diagnostics).toEqual([expect.objectContaining({ line: 2 })]);
  });

  it("is unknown in a folder that never had it", () => {
    expect(parse({ editor_note: "We liked it." }, "blog").diagnostics).toEqual([
      expect.objectContaining({ message: 'Unknown field "editor_note"; did you mean "editorNote"?' }),
    ]);
  });
});

describe("a folder with its former name", () => {
  const name = "lark-ai-2025-06-20.md";
  const moved = { [`test-reports/${name}`]: undefined, [`tests/${name}`]: contentFile(testFields) };
  const described = (folder: ReturnType<typeof createContentFolder>) =>
    folder
      .check()
      .map(({ file, severity, message }) => [file.slice(folder.root.length + 1), severity, message])
      .filter(([file]) => file !== "site/claims.md");
  const note = ["tests", "warning", '"tests" is called "test-reports" now. The old name is read until November 2027.'];

  it("is read as that of today, and reported", () => {
    const folder = createContentFolder(moved);
    const { collections } = folder.open()();
    expect(collections["test-reports"].map(({ slug, file }) => `${slug} ${file.split("/").at(-2)}`)).toEqual([
      "lark-ai-2025-06-20 tests",
    ]);
    expect(described(folder)).toEqual([note]);
  });

  it("is read beside that of today, whose files come first", () => {
    const second = { ...testFields, date: "2025-06-28", to: "2025-06-27", scores: { chat: 9.4, terms: 8.6 } };
    const folder = createContentFolder({
      [`tests/${name}`]: contentFile({ ...testFields, hours: 99 }),
      "tests/lark-ai-2025-06-28.md": contentFile(second),
    });
    const tests = folder.open()().collections["test-reports"];
    expect(tests.map(({ slug, data }) => [slug, data.hours])).toEqual([
      ["lark-ai-2025-06-20", 12],
      ["lark-ai-2025-06-28", 12],
    ]);
    expect(described(folder)).toEqual([
      note,
      [`tests/${name}`, "warning", "Nothing reads this: test-reports/ has a file of this name too."],
    ]);
  });

  it("keeps a file that another one needs, when it is deleted", () => {
    const facts = { "account-deletion": { answer: "yes", source: "test:2025-06-20", checkedOn: "2025-06-20" } };
    const folder = createContentFolder({ ...moved, "products/lark-ai.md": contentFile({ name: "Lark AI", facts }) });
    const read = folder.open();
    read();
    folder.remove(`tests/${name}`);
    expect(read().collections["test-reports"].map(({ slug }) => slug)).toEqual(["lark-ai-2025-06-20"]);
  });
});

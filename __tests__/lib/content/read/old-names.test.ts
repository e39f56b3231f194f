import { parseEntry } from "@/lib/content/read/parse-entry";
import { reviewSchema } from "@/lib/content/schemas/review-schema";
import { contentFile, reviewFields } from "../../../helpers/content-files";

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

import fc from "fast-check";
import { describeAuthor, describeListingPage, fitDescription } from "@/lib/machines/metadata/page-metadata";

const long = "word ".repeat(40).trim();

it("leaves a fitting text alone and cuts a long one between words", () => {
  expect(fitDescription("Short.")).toBe("Short.");
  const cut = fitDescription(long);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/word…$/);
  expect(fitDescription(`${"a".repeat(150)}, and then more words here`)).toBe(`${"a".repeat(150)}, and…`);
});

it("numbers the later pages of a listing, each differently, and stays short", () => {
  expect(describeListingPage(long, 1)).toBe(long);
  expect(describeListingPage("All guides.", 2)).toBe("All guides. Page 2.");
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999_999 }), (page) => {
      const text = describeListingPage(long, page);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text.endsWith(` Page ${page}.`)).toBe(true);
    }),
  );
});

it("says of an author that they are invented, and cuts what is too long", () => {
  const description = "Ada edits what is here.";
  expect(describeAuthor({ description, sample: false })).toBe(description);
  expect(describeAuthor({ description, sample: true })).toBe(`Sample author. ${description}`);
  expect(describeAuthor({ description: long, sample: false }).length).toBeLessThanOrEqual(160);
});

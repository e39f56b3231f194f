import { titles } from "@/lib/machines/metadata/titles";

describe("title formats", () => {
  it("names the site as docs/reference/behaviour.md says, for each kind of page", () => {
    expect(titles.page("About us", "Almanac")).toBe("About us | Almanac");
    expect(titles.review("Lark AI Review: The Quiet One", "Almanac")).toBe(
      "Lark AI Review: The Quiet One - Almanac Review",
    );
    expect(titles.author("Ada Page", "Almanac")).toBe("Ada Page - Author at Almanac");
    expect(titles.search("voice", "Almanac")).toBe('Search Results for "voice" | Almanac');
  });

  it("numbers a listing from its second page on", () => {
    expect(titles.listing("AI Guides", 1)).toBe("AI Guides");
    expect(titles.listing("AI Guides", 2)).toBe("AI Guides - Page 2");
    expect(titles.listing("AI Guides", 10)).toBe("AI Guides - Page 10");
  });
});

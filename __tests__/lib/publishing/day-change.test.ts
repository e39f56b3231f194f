import { memoryOnly } from "@/lib/content/last-good/last-good-store";
import { resetLibrary } from "@/lib/content/snapshot/library";
import { changesToday } from "@/lib/publishing/day-change";
import { claimFields, contentFile, partnerFields, postFields, proven, testFields } from "../../helpers/content-files";
import { serveContent } from "../../helpers/content-folder";

const post = (id: number, changes: Record<string, unknown> = {}) =>
  contentFile({ ...postFields, id, title: `Article number ${id}`, date: "2025-01-01", ...changes });
const folder = serveContent({
  "blog/scheduled.md": post(41, { date: "2025-07-10" }),
  "blog/of-luna.md": post(42, { partner: "luna-ai" }),
  "blog/old.md": post(43, { date: "2024-12-31" }),
});

const luna = {
  ...partnerFields,
  name: "Luna AI",
  default: false,
  homeUrl: "https://luna.example/",
  trackedUrl: "https://luna.example/",
};
const offer = { text: "A free week", reason: "For a year.", endsOn: "2025-07-20" };
const pages = ["/", "/about", "/missing/page", "/blog", "/blog/scheduled", "/blog/of-luna", "/blog/old", "/reviews"];

/** Those of `pages` that show something else on this day than on the day before. */
function changesOn(day: string): string[] {
  jest.useFakeTimers({ now: new Date(`${day}T00:00:01Z`), doNotFake: ["performance"] });
  return pages.filter(changesToday);
}
afterEach(() => jest.useRealTimers());

describe("changesToday", () => {
  it("names nothing on most days", () => {
    expect(["2025-07-09", "2025-07-11"].map(changesOn)).toEqual([[], []]);
  });

  it("names the page of an article that appears, and the listings that show it", () => {
    expect(changesOn("2025-07-10")).toEqual(["/blog", "/blog/scheduled"]);
  });

  it("names the articles that show an offer, on the day after its last", () => {
    folder.write("partners/luna-ai.md", contentFile({ ...luna, offer }));
    expect(["2025-07-20", "2025-07-21", "2025-07-22"].map(changesOn)).toEqual([[], ["/blog/of-luna"], []]);
  });

  it("names every page when evidence has expired, and when a test appears that a claim counts", () => {
    const hours = {
      id: "hours",
      subject: "site",
      kind: "figure",
      label: "Hours",
      computed: { formula: "hours-tested" },
    };
    const held = { ...claimFields, ...proven("users", "2025-07-01", "2025-07-20") };
    const ledger = (...more: object[]) =>
      contentFile({ claims: [held, { ...claimFields, id: "score", text: "9.5", value: 9.5 }, ...more] });
    folder.write("tests/lark-ai-2025-07-25.md", contentFile({ ...testFields, date: "2025-07-25" }));
    folder.write("site/claims.md", ledger());
    expect(["2025-07-20", "2025-07-21"].map(changesOn)).toEqual([[], pages]);
    expect(changesOn("2025-07-25")).not.toContain("/about");
    folder.write("site/claims.md", ledger(hours));
    resetLibrary({ store: memoryOnly, kept: () => undefined });
    expect(["2025-07-24", "2025-07-25", "2025-07-26"].map(changesOn)).toEqual([[], pages, []]);
  });

  it("names every page when the offer in the banner ends", () => {
    folder.write("partners/house-partner.md", contentFile({ ...partnerFields, offer }));
    expect(["2025-07-20", "2025-07-21"].map(changesOn)).toEqual([[], pages]);
  });
});

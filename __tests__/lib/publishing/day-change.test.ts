import { changesToday } from "@/lib/publishing/day-change";
import { contentFile, partnerFields, postFields } from "../../helpers/content-files";
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

  it("names every page when the offer in the banner ends", () => {
    folder.write("partners/house-partner.md", contentFile({ ...partnerFields, offer }));
    expect(["2025-07-20", "2025-07-21"].map(changesOn)).toEqual([[], pages]);
  });
});

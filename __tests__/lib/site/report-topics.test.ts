import { getDocument } from "@/lib/content/snapshot/documents";
import { findReportTopic, packReportTopic, priceTopic, unpackReportTopic } from "@/lib/site/report-topics";

describe("what somebody reports on", () => {
  it("is an app, one of its facts or its prices, and found again by its segment", () => {
    const topics = [
      findReportTopic("ottoline"),
      findReportTopic("ottoline", "days-kept"),
      findReportTopic("ottoline", "prices"),
    ];
    expect(topics).toEqual([
      { product: "ottoline", text: "Ottoline" },
      { product: "ottoline", fact: "days-kept", text: "Ottoline: Kept after leaving" },
      { product: "ottoline", fact: "prices", text: "Ottoline: What it costs" },
    ]);
    expect(topics.map((topic) => topic && unpackReportTopic(packReportTopic(topic)))).toEqual(topics);
  });

  it.each([
    "",
    "nobody",
    "OTTOLINE",
    "ottoline.days-kept",
    "__proto__",
    "constructor",
    "../ottoline",
    "a".repeat(9000),
  ])("is nothing where the app is not known: %.20s", (product) =>
    expect(findReportTopic(product, "days-kept")).toBeUndefined(),
  );

  it.each(["", "nothing", "__proto__", "toString", "<script>", "days-kept.x"])(
    "is the app where the fact is not known: %s",
    (fact) => expect(findReportTopic("ottoline", fact)).toEqual({ product: "ottoline", text: "Ottoline" }),
  );

  it("has a name for prices that no question of the fact sheet has", () => {
    const ids = getDocument("site/fact-sheet").groups.flatMap(({ facts }) => facts.map(({ id }) => id));
    expect(ids).not.toContain(priceTopic.id);
  });
});

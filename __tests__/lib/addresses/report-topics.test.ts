import { priceTopic, readReportTopic } from "@/lib/addresses/report-topics";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";

const read = (query: string) => readReportTopic(currentSite(), new URLSearchParams(query));

it.each([
  ["about=ottoline", "Ottoline"],
  ["about=ottoline&fact=days-kept", "Ottoline: Kept after leaving"],
  ["about=ottoline&fact=prices", "Ottoline: What it costs"],
  ["about=ottoline&about=brasswick", "Ottoline"],
])("is an app, one of its facts or its prices: %s", (query, topic) => expect(read(query)).toBe(topic));

it.each(["", "nobody", "OTTOLINE", "ottoline.days-kept", "__proto__", "constructor", "../ottoline", "a".repeat(9000)])(
  "is nothing where the app is not known: %.20s",
  (product) => expect(read(`about=${product}&fact=days-kept`)).toBeUndefined(),
);

it.each(["", "nothing", "__proto__", "toString", "<script>", "days-kept.x"])(
  "is the app where the fact is not known: %s",
  (fact) => expect(read(`about=ottoline&fact=${fact}`)).toBe("Ottoline"),
);

it("has a name for prices that no question of the fact sheet has", () => {
  const ids = getDocument(currentSite(), "site/fact-sheet").groups.flatMap(({ facts }) => facts.map(({ id }) => id));
  expect(ids).not.toContain(priceTopic.id);
});

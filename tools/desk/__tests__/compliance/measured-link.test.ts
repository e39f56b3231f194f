import { farthestDisclosure, findFaults, type MeasuredLink } from "@/tools/desk/compliance/measured-link";

const link = (changes: Partial<MeasuredLink> = {}): MeasuredLink => ({
  page: "/",
  screen: 360,
  placement: "hero",
  words: "Start",
  address: "https://go.house.example/",
  rel: "sponsored noopener",
  target: "_blank",
  shownAfter: "nothing",
  box: { left: 16, top: 400, width: 328, height: 48 },
  disclosure: { words: "We may earn a commission.", distance: 8 },
  ...changes,
});

it("finds nothing wrong with a marked link beside its disclosure", () => {
  expect(findFaults(link())).toEqual([]);
  expect(findFaults(link({ disclosure: { words: "Ad", distance: farthestDisclosure } }))).toEqual([]);
});

it.each<[string, Partial<MeasuredLink>, RegExp]>([
  ["a link without sponsored", { rel: "noopener" }, /has rel "noopener"/],
  ["a link in the same tab", { target: "" }, /new tab/],
  ["a page without a visible disclosure", { disclosure: undefined }, /no visible disclosure/],
  ["a disclosure too far away", { disclosure: { words: "Ad", distance: 241 } }, /241 px/],
  ["an unmarked link to a partner", { placement: "", rel: "noopener" }, /not marked/],
])("reports %s", (_, changes, message) => {
  expect(findFaults(link(changes)).join()).toMatch(message);
});

it("asks of a hidden link only how it is marked", () => {
  expect(findFaults(link({ shownAfter: "hidden", disclosure: undefined }))).toEqual([]);
  expect(findFaults(link({ shownAfter: "hidden", disclosure: undefined, rel: "" }))).toHaveLength(1);
});

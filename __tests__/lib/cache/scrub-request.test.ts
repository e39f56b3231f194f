import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scrubRequest } from "@/lib/cache/scrub-request";
import { flightDataOf } from "../../helpers/flight-data";

const built = flightDataOf(readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8"));
/** The note in the data of a page made for a reader, as Next writes it. */
const note = '"c":["","blog","a\\"b?token=planted$&"],"q":"?token=planted\\u003c"';
const row = `0:{"P":null,${note},"i":false}`;

/** The same data, made for a reader. */
const planted = built.replace(/"c":\[.*?\],"q":"[^"]*?"/, () => note);

const scrub = (data: string, path = "/missing/page") => scrubRequest({ rscData: Buffer.from(data) }, path)?.rscData;

it("makes of the data what the build made, without a word of the reader", () => {
  expect(planted).toContain("planted");
  expect(built).toContain('"c":["","missing","page"],"q":""');
  expect(String(scrub(planted))).toBe(built);
  expect(String(scrub(built))).toBe(built);
});

it("does the same in each segment", () => {
  const page = {
    rscData: Buffer.from(`1:"ü"\n${row}`),
    segmentData: new Map([
      ["/_full", Buffer.from(row)],
      ["/_tree", Buffer.from('0:{"tree":1}')],
    ]),
  };
  const scrubbed = scrubRequest(page, "/");
  expect(String(scrubbed?.rscData)).toBe('1:"ü"\n0:{"P":null,"c":["",""],"q":"","i":false}');
  expect(String(scrubbed?.segmentData?.get("/_full"))).toBe('0:{"P":null,"c":["",""],"q":"","i":false}');
  expect(String(scrubbed?.segmentData?.get("/_tree"))).toBe('0:{"tree":1}');
});

it.each([
  ["name their fields otherwise", planted.replace('"q":', '"query":')],
  ["have none", "0:{}"],
  ["say it twice", `${planted}\n${row}`],
])("refuses data that %s: such a page is not to be kept", (_, data) => {
  expect(scrub(data)).toBeUndefined();
});

it("refuses a page without data, and a segment that it cannot read", () => {
  expect(scrubRequest({}, "/")).toBeUndefined();
  const segmentData = new Map([["/_full", Buffer.from('0:{"url":"?token=planted"}')]]);
  expect(scrubRequest({ rscData: Buffer.from(built), segmentData }, "/")).toBeUndefined();
});

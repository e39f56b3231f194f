import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scrubRequest } from "@/lib/cache/scrub-request";
import { flightDataOf } from "../../helpers/flight-data";

const built = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");
/** The note in the data of a page made for a reader, as Next writes it. */
const note = '"c":["","blog","a\\"b?token=planted"],"q":"?token=planted\\u003c"';
const row = `0:{"P":null,${note},"i":false}`;

/** The same page, made for a reader. */
const planted = built.replace(/\\"c\\":\[.*?\],\\"q\\":\\"[^"]*?\\"/, () => JSON.stringify(note).slice(1, -1));

const script = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll("<", "\\u003c")})</script>`;

it("leaves no word of the reader in the page, and gives it the page's own path", () => {
  expect(planted).toContain("planted");
  const html = scrubRequest({ html: planted }, "/missing/page")?.html ?? "";
  expect(html).not.toContain("planted");
  expect(flightDataOf(html)).toContain('0:{"P":null,"c":["","missing","page"],"q":"","i":false');
});

it("makes of it what the build made", () => {
  expect(flightDataOf(built)).toContain('"c":["","missing","page"],"q":""');
  expect(flightDataOf(scrubRequest({ html: planted }, "/missing/page")?.html ?? "")).toBe(flightDataOf(built));
  expect(scrubRequest({ html: built }, "/missing/page")?.html).toBe(built);
});

it.each(Array.from(row, (_, index) => index))("finds it in pieces that are cut at %d", (cut) => {
  const page = (a: string, b: string) =>
    `<body>${script(`1:"<x>"\n${a}`)}<p>between</p>${script(`${b}\n2:"end"`)}</body>`;
  const html = scrubRequest({ html: page(row.slice(0, cut), row.slice(cut)) }, "/blog/x")?.html ?? "";
  expect(html).not.toContain("planted");
  expect(html).not.toContain("<x>");
  expect(html).toContain("<p>between</p>");
  expect(flightDataOf(html)).toBe('1:"<x>"\n0:{"P":null,"c":["","blog","x"],"q":"","i":false}\n2:"end"');
});

it("does the same in the data that are kept beside the page, and in each of its segments", () => {
  const buffer = (text: string) => Buffer.from(text);
  const page = {
    html: planted,
    rscData: buffer(`1:"ü"\n${row}`),
    segmentData: new Map([
      ["/_full", buffer(row)],
      ["/_tree", buffer('0:{"tree":1}')],
    ]),
  };
  const scrubbed = scrubRequest(page, "/");
  expect(scrubbed?.rscData?.toString()).toBe('1:"ü"\n0:{"P":null,"c":["",""],"q":"","i":false}');
  expect(scrubbed?.segmentData?.get("/_full")?.toString()).toBe('0:{"P":null,"c":["",""],"q":"","i":false}');
  expect(scrubbed?.segmentData?.get("/_tree")?.toString()).toBe('0:{"tree":1}');
});

it.each([
  ["names its fields otherwise", planted.replace('\\"q\\":', '\\"query\\":')],
  ["has none", "<html><body></body></html>"],
  ["says it twice", planted.replace("</body>", `${script(`\n${row}`)}</body>`)],
])("refuses a page that %s: it is not to be kept", (_, html) => {
  expect(scrubRequest({ html }, "/")).toBeUndefined();
});

it("refuses data that it cannot read", () => {
  expect(scrubRequest({ html: planted, rscData: Buffer.from("0:{}") }, "/")).toBeUndefined();
  const segmentData = new Map([["/_full", Buffer.from('0:{"url":"?token=planted"}')]]);
  expect(scrubRequest({ html: planted, segmentData }, "/")).toBeUndefined();
});

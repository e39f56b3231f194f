import { GET as getFile } from "@/app/data/[file]/route";
import type * as Current from "@/lib/content/site/current-site";
import { currentSite } from "@/lib/content/site/current-site";
import { getDocument } from "@/lib/content/site/documents";
import type { Site } from "@/lib/content/site/site";
import { type OpenData, toOpenData } from "@/lib/machines/open-data";
import { wordsOf } from "../helpers/page";
import { readCsv } from "../helpers/read-csv";
import { htmlOf, renderPage } from "../helpers/render-page";

let shown: Site | undefined;
jest.mock("@/lib/content/site/current-site", () => {
  const actual = jest.requireActual<typeof Current>("@/lib/content/site/current-site");
  return { ...actual, currentSite: () => shown ?? actual.currentSite() };
});
afterEach(() => {
  shown = undefined;
});

const ask = (path: string, headers?: Record<string, string>) =>
  new Request(`https://almanac.example${path}`, headers ? { headers } : {});
const file = (name: string, headers?: Record<string, string>) =>
  getFile(ask(`/data/${name}`, headers), { params: Promise.resolve({ file: name }) });
const readJson = async (response: Promise<Response>) => JSON.parse(await (await response).text());

describe("apps.json", () => {
  it("ranks as the table of /reviews does", async () => {
    const [, table = ""] = /<tbody>(.*?)<\/tbody>/s.exec(await htmlOf("/reviews")) ?? [];
    const heads = table
      .split("</tr>")
      .slice(0, -1)
      .map((row) => wordsOf(row.split("</th>")[0] ?? ""));
    expect(heads.length).toBeGreaterThan(4);
    const { apps } = (await readJson(file("apps.json"))) as OpenData;
    const ranked = apps
      .flatMap(({ review }) => (review?.rank ? [{ rank: review.rank, product: review.product }] : []))
      .sort((a, b) => a.rank - b.rank);
    expect(heads).toEqual(
      ranked.map(({ rank, product }) =>
        expect.stringMatching(new RegExp(`^ *${rank} .*${product.replace("&", "&amp;")}`)),
      ),
    );
  });

  it("has the fields that others rely on, and no others", async () => {
    const data = (await readJson(file("apps.json"))) as OpenData;
    expect(Object.keys(data).join(" ")).toBe("publisher licence version day method sheet apps");
    const { staleAfter, kinds, groups } = getDocument(currentSite(), "site/fact-sheet");
    expect(data.sheet).toEqual(JSON.parse(JSON.stringify({ staleAfter, kinds, groups })));
    const app = data.apps.find(({ slug }) => slug === "brasswick");
    expect(Object.keys(app ?? {}).join(" ")).toBe(
      "slug name alsoCalled maker website kind platforms adult partner url year plans facts review tests changes corrections invented sample",
    );
    expect(Object.keys(app?.plans[0] ?? {}).sort()).toEqual([
      ...["checkedOn", "currency", "every", "history", "id", "limits", "name", "price", "renews", "source"],
    ]);
    expect(Object.keys(app?.review ?? {})).toEqual([
      ...["id", "slug", "product", "date", "rank", "sample", "url", "comparedWith", "partner", "label", "score"],
    ]);
  });

  it("gives research only no score, rank or label, and marks samples", async () => {
    const { apps } = (await readJson(file("apps.json"))) as OpenData;
    const { library, day } = currentSite();
    const { products, reviews } = library.collections;
    const [first, ...others] = products;
    if (!first) throw new Error("The fixture site has no app.");
    const collections = {
      ...library.collections,
      products: [{ ...first, data: { ...first.data, sample: true } }, { ...first, slug: "pemberlow" }, ...others],
      reviews: reviews.map((one) => {
        const isUntested = one.data.product === "Pemberlow";
        return isUntested ? { ...one, data: { ...one.data, about: "pemberlow" } } : one;
      }),
    };
    const open = toOpenData({ library: { ...library, collections }, day });
    const untested = open.apps.find(({ slug }) => slug === "pemberlow")?.review;
    expect(untested).toMatchObject({ product: "Pemberlow", score: undefined, rank: undefined, label: undefined });
    expect(open.apps.find(({ slug }) => slug === first.slug)?.sample).toBe(true);
    expect(apps.find(({ slug }) => slug === first.slug)?.sample).toBe(false);
  });

  it("tells unknown from no, and where and when somebody looked", async () => {
    const { apps } = await readJson(file("apps.json"));
    const app = apps.find(({ slug }: { slug: string }) => slug === "brasswick");
    const byId = Object.fromEntries(app.facts.map((fact: { id: string }) => [fact.id, fact]));
    expect(byId["statement-name"]).toMatchObject({ answer: "unknown", checkedOn: "2025-02-03" });
    expect(byId["card-first"]).toMatchObject({ answer: "partly", source: "test:2025-02-01" });
    expect(app.plans.find(({ id }: { id: string }) => id === "small").history).toEqual([
      { price: 6.4, until: "2025-01-15" },
    ]);
  });
});

describe("a file of /data", () => {
  it("may be read by other sites, has an ETag, and is not sent again to whoever has it", async () => {
    const response = await file("apps.json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const etag = response.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect((await file("apps.json", { "if-none-match": etag })).status).toBe(304);
  });

  it("is 404 where there is none, also for names of built-in properties", async () => {
    for (const name of ["nothing.json", "constructor", "__proto__"]) expect((await file(name)).status).toBe(404);
  });
});

it("plans.csv has a line for each plan, which a CSV reader reads", async () => {
  const [names = [], ...lines] = readCsv(await (await file("plans.csv")).text());
  const rows = lines.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])));
  const plans = currentSite().library.collections.products.flatMap(({ data }) => data.plans);
  expect(rows).toHaveLength(plans.length);
  expect(rows).toContainEqual(
    expect.objectContaining({
      app: "brasswick",
      plan: "small",
      price: "7.20",
      renews: "yes",
      "twelve months": "86.40",
    }),
  );
});

it("/data names every file, the licence and the version", async () => {
  const { html } = await renderPage("/data");
  for (const path of ["/data/apps.json", "/data/plans.csv", "/changes/feed.xml"])
    expect(html).toContain(`href="${path}"`);
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
  expect(html).toContain((await readJson(file("apps.json"))).version);
});

it("/data grants no licence that the content does not", async () => {
  const { library, day } = currentSite();
  const sheet = library.documents["site/fact-sheet"];
  if (!sheet) throw new Error("The fixture site has no fact sheet.");
  const documents = {
    ...library.documents,
    "site/fact-sheet": { ...sheet, data: { ...sheet.data, licence: undefined } },
  };
  shown = { library: { ...library, documents } as typeof library, day };
  const { html } = await renderPage("/data");
  expect(html).toContain("No license has been granted");
  expect(await readJson(file("apps.json"))).not.toHaveProperty("licence");
});

it("a retracted test of an app that nobody has reviewed is among its corrections", async () => {
  const { library, day } = currentSite();
  const { "test-reports": tests } = library.collections;
  const retracted = { date: day, why: "The plan was not the one that we named." };
  const [first] = tests;
  if (!first) throw new Error("The fixture site has no test.");
  const all = tests.map((one) => (one === first ? { ...one, data: { ...one.data, retracted } } : one));
  const collections = { ...library.collections, reviews: [], "test-reports": all };
  shown = { library: { ...library, collections } as typeof library, day };
  const { apps } = await readJson(file("apps.json"));
  const app = apps.find(({ slug }: { slug: string }) => slug === first.data.product);
  expect(app.corrections[0].what).toContain("We have retracted our test");
  expect(app.corrections[0].what).toContain(retracted.why);
});

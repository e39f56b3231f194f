import fc from "fast-check";
import { GET } from "@/app/api/search/route";
import type { SearchResponse } from "@/components/search/search-response";
import { anyCharacter } from "../helpers/any-character";
import { contentFile, postFields } from "../helpers/content-files";
import { serveContent } from "../helpers/content-folder";

const posts = Array.from({ length: 12 }, (_, index) => [
  `blog/zebra-${index}.md`,
  contentFile({ ...postFields, id: 100 + index, title: `The zebra number ${index}` }),
]);
serveContent(Object.fromEntries(posts));

const ask = (query: string) => GET(new Request(`https://almanac.example/api/search${query}`));
const read = async (query: string) => (await (await ask(query)).json()) as SearchResponse;

it("answers with 5 results, or 10, of all that there are", async () => {
  for (const [query, length] of [
    ["?q=zebra", 5],
    ["?q=zebra&limit=5", 5],
    ["?q=zebra&limit=10", 10],
  ] as const) {
    const { total, results } = await read(query);
    expect([query, total, results.length]).toEqual([query, 12, length]);
  }
});

it("gives the fields of a result that docs/reference/behaviour.md names, and nothing else", async () => {
  const { query, total, results } = await read("?q=%20%20LARK%20ai%20review%20");
  expect({ query, total }).toEqual({ query: "LARK ai review", total: 1 });
  expect(Object.keys(results[0] ?? {}).sort()).toEqual(
    ["category", "coverImage", "excerpt", "id", "rating", "slug", "title", "type", "url"].sort(),
  );
});

it.each(["", "?q=", "?q=%20%20", "?q=%00", "?limit=5"])("finds nothing for %j", async (query) => {
  const response = await ask(query);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ query: "", total: 0, results: [] });
});

it("may be kept for a minute, and sets no cookie", async () => {
  const { headers } = await ask("?q=zebra");
  expect(headers.get("cache-control")).toBe("public, max-age=60");
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(headers.get("set-cookie")).toBeNull();
});

it.each(["7", "0", "-5", "5.0", "", "ten", "10,5", "9999999"].map((limit) => `?q=a&limit=${limit}`))(
  "refuses %j in words that may not be kept",
  async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "limit must be 5 or 10." });
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

it("survives any query", async () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(..."%&=+#?/\\.*[(😀") }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (one) => {
      expect((await ask(`?q=${encodeURIComponent(one)}`)).status).toBe(200);
      expect((await ask(`?q=${one}`)).status).toBeLessThan(500);
    }),
  );
  expect((await ask(`?q=${"a".repeat(10_000)}`)).status).toBe(200);
});

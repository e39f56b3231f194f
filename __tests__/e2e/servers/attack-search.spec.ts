import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { contentFile, postFields } from "../../helpers/content-files";
import { type OwnSite, startOwnSite, test } from "../own-site";

/** Whatever the address of a search contains, the answer is a page of bounded size, or a redirect. */
// In one worker, so that the articles are published once.
test.describe.configure({ mode: "default", timeout: 90_000 });

const articles = 300;
let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite();
  const coverImage = `/images/covers/${readdirSync(join(site.content, "media/covers"))[0]}`;
  for (let n = 0; n < articles; n += 1) {
    const fields = {
      ...postFields,
      coverImage,
      id: 10_000 + n,
      title: `A gnu with the number ${n}`,
      author: "wren-halloway",
    };
    site.write(`blog/gnu-${n}.md`, contentFile(fields, "Of a gnu, in few words.\n"));
  }
  await site.publishFiles(`blog/gnu-${articles - 1}.md`);
});

test.afterAll(() => site.stop());

test("no number shows more than 24 results, and each is within reach", async () => {
  const seen = new Set<string>();
  const sizes = [] as number[];
  let at: string | undefined = "/search-results?q=gnu&type=blog";
  for (let pages = 0; at !== undefined && pages < 30; pages += 1) {
    const html = await site.text(at);
    const cards = [...html.matchAll(/<a href="(\/blog\/gnu-\d+)"/g)].map(([, href]) => href as string);
    sizes.push(cards.length);
    for (const href of cards) seen.add(href);
    at = /href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(seen.size).toBe(articles);
  expect(Math.max(...sizes)).toBe(24);
  for (const page of ["97", "5000", "100000", "1e9", "9".repeat(300)]) {
    const html = await site.text(`/search-results?q=gnu&page=${page}`);
    const count = html.match(/<article/g)?.length ?? 0;
    expect([page, count > 0 && count <= 24]).toEqual([page, true]);
    expect(html.length).toBeLessThan(1_000_000);
  }
});

const long = "a".repeat(6_000);

const values = {
  q: [
    ...[
      "gnu",
      " ",
      "",
      "%00",
      "%ED%A0%80",
      "%F0%9F",
      "%",
      "%zz",
      "%E2%80%AE",
      "e%CC%81".repeat(300),
      "%CC%81".repeat(900),
    ],
    ...[
      "(a%2B)%2B%24",
      ".*",
      "[",
      "%5C",
      "*a ".repeat(200),
      "%60".repeat(500),
      "%22",
      "%3Cscript%3E",
      "%7B%7Bclaim:users%7D%7D",
    ],
    ...[
      long,
      "%F0%9F%98%80".repeat(400),
      "constructor",
      "__proto__",
      "gnu&q=zebra",
      "gnu&q[]=a",
      "gnu#",
      "a b ".repeat(800),
    ],
  ],
  type: ["blog", "page", "all", "", "nonsense", "__proto__", "blog&type=page", "BLOG", "%00", long],
  page: [
    "24",
    "-1",
    "0",
    "NaN",
    "Infinity",
    "1e9",
    "1e-9",
    "1e400",
    "0x60",
    "30.5",
    "",
    "%00",
    "2&page=1e9",
    "9".repeat(400),
    "[]",
  ],
};

test("every value of every parameter is answered with a page, a redirect or a plain refusal", async () => {
  const paths = [
    ...values.q.flatMap((q) => [
      `/search-results?q=${q}`,
      `/search-results?q=${q}&page=1e9&type=blog`,
      `/api/search?q=${q}&limit=10`,
    ]),
    ...values.type.map((type) => `/search-results?q=gnu&type=${type}`),
    ...values.page.map((page) => `/search-results?q=gnu&page=${page}`),
    `/search-results?${"q=gnu&".repeat(1_000)}`,
    `/search-results?q[]=gnu&type[]=blog&page[]=2`,
    ...["-1", "NaN", "1e9", "", "%00", "5&limit=10"].map((limit) => `/api/search?q=gnu&limit=${limit}`),
  ];
  const answers: Record<number, number> = {};
  for (const path of paths) {
    const response = await site.get(path);
    const text = await response.text();
    answers[response.status] = (answers[response.status] ?? 0) + 1;
    const { search } = new URL(path, "http://localhost");
    // What is longer never reaches Next.js (lib/server/limit-request.ts).
    const isTooLong = search.length > 4_097 || search.split("&").length > 65;
    const isRight = isTooLong ? [414, 431] : path.startsWith("/api/") ? [200, 400] : [200, 307, 308];
    expect([path.slice(0, 80), isRight.includes(response.status), text.length < 1_000_000]).toEqual([
      path.slice(0, 80),
      true,
      true,
    ]);
    expect(text).not.toContain("<script>alert");
  }
  test.info().annotations.push({ type: "answers", description: JSON.stringify(answers) });
  console.log(`attack-search: ${paths.length} addresses, answers by status ${JSON.stringify(answers)}`);
});

test("a query of 100 kB is refused by the server itself, which goes on", async () => {
  const response = await site.get(`/search-results?q=${"a".repeat(100_000)}`).catch(() => undefined);
  expect([200, 414, 431, undefined]).toContain(response?.status);
  expect((await site.get("/search-results?q=gnu")).status).toBe(200);
});

test("no search leaves a file on the disk", async () => {
  const before = site.countFiles();
  for (let n = 0; n < 50; n += 1) await site.text(`/search-results?q=gnu%20${n}&page=${n}`);
  expect(site.countFiles()).toBe(before);
});

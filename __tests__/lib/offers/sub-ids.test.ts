import fc from "fast-check";
import { joinSubId, type Placement } from "@/lib/offers/sub-ids";

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,8}$/);
const path = fc.array(slug, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
const placement = fc.constantFrom<Placement>("banner", "closing", "body-1", "ranked-999");

it("a sub-id says placement and page", () => {
  expect(joinSubId("/", "banner")).toBe("banner--home");
  expect(joinSubId("/blog/a-text", "closing")).toBe("closing--blog--a-text");
  expect(joinSubId("/guides/page/2", "body-1")).toBe("body-1--guides--page--2");
});

it("is safe for every network: at most 50 letters, digits and hyphens", () => {
  const isSafe = (value: string) => value.length <= 50 && /^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/.test(value);
  fc.assert(fc.property(path, placement, (page, where) => isSafe(joinSubId(page, where))));
});

it("differs for pages whose addresses differ only at their end", () => {
  const start = `/blog/${"a-long-name-of-an-article-".repeat(3)}`;
  const values = Array.from({ length: 500 }, (_, index) => joinSubId(`${start}${index}`, "closing"));
  expect(new Set(values).size).toBe(500);
  // Reports of networks over the years name a page by it.
  expect(values[0]).toBe("closing--blog--a-long-name-of-an-article-a-0625nj9");
});

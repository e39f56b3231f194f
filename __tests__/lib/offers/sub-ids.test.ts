import fc from "fast-check";
import { buildSubIds, joinedSubId, type Placement, pageCode } from "@/lib/offers/sub-ids";

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,8}$/);
const path = fc.array(slug, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
const placement = fc.constantFrom<Placement>("banner", "closing", "body-1", "ranked-999");

it("the code of a page is its address in letters, digits and hyphens", () => {
  expect(pageCode("/")).toBe("home");
  expect(pageCode("/blog/a-text")).toBe("blog--a-text");
  expect(pageCode("/guides/page/2")).toBe("guides--page--2");
});

describe("a sub-id", () => {
  it("is safe for every network: at most 50 letters, digits and hyphens", () => {
    const isSafe = (value: string) => value.length <= 50 && /^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/.test(value);
    const two = { subId: "sub1", subIdPage: "sub2" };
    fc.assert(
      fc.property(path, placement, (page, where) =>
        [joinedSubId(page, where), ...Object.values(buildSubIds(two, page, where))].every(isSafe),
      ),
    );
  });

  it("differs for pages whose addresses differ only at their end", () => {
    const start = `/blog/${"a-long-name-of-an-article-".repeat(3)}`;
    const values = Array.from({ length: 500 }, (_, index) => joinedSubId(`${start}${index}`, "closing"));
    expect(new Set(values).size).toBe(500);
    // Reports of networks over the years name a page by it.
    expect(values[0]).toBe("closing--blog--a-long-name-of-an-article-a-0625nj9");
  });
});

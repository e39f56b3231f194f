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

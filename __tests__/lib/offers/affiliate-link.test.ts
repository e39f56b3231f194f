import { affiliateLinkAttributes, buildAffiliateUrl, choosePartner, leadsToApp } from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { targetTo } from "@/lib/offers/partners";
import { buildPartner } from "../../helpers/factories";

const lark = buildPartner({ slug: "lark-ai", name: "Lark AI", default: false, reviews: ["lark-ai-review"] });
const sable = buildPartner({ slug: "sable-ai", name: "Sable AI", default: false });
const house = buildPartner({ slug: "house", name: "House Partner" });

const page = "/blog/a-text";

describe("buildAffiliateUrl", () => {
  it("adds source and medium, and keeps what the address carries", () => {
    expect(buildAffiliateUrl(house)).toBe(
      "https://go.house.example/visit?ref=7&utm_source=companion-almanac&utm_medium=affiliate",
    );
  });

  it("leaves a source that the network has set, and adds only the medium", () => {
    expect(buildAffiliateUrl({ ...house, trackedUrl: "https://house.example/?utm_source=THEIRS#plans" })).toBe(
      "https://house.example/?utm_source=THEIRS&utm_medium=affiliate#plans",
    );
  });
});

describe("affiliateLinkAttributes", () => {
  const target = targetTo(lark, page);

  it("marks the link as sponsored, in a new tab without an opener, with its placement", () => {
    expect(affiliateLinkAttributes(target, "closing")).toMatchObject({
      href: target.url,
      target: "_blank",
      rel: "sponsored noopener",
      "data-affiliate": "closing",
    });
  });

  it("carries the sub-id in the partner's own parameter, and none for a partner without one", () => {
    const { href } = affiliateLinkAttributes(targetTo({ ...house, subId: "clickref" }, page), "body-2");
    expect(href).toBe(`${buildAffiliateUrl(house)}&clickref=body-2--blog--a-text`);
    expect(affiliateLinkAttributes(targetTo(house, page), "body-2").href).toBe(buildAffiliateUrl(house));
  });

  it("carries an event of its own only where it is told one", () => {
    expect(affiliateLinkAttributes(target, "head")).not.toHaveProperty("data-event");
    const event = affiliateClick("Lark AI Review: The Quiet One", 2);
    expect(JSON.parse(affiliateLinkAttributes(target, "head", event)["data-event"] ?? "")).toEqual(event);
  });
});

describe("choosePartner", () => {
  const partners = [lark, sable, house];

  it("prefers the partner that claims the review, whatever the review says", () => {
    expect(choosePartner({ slug: "lark-ai-review", affiliateLink: "sable-ai" }, partners, house)).toBe(lark);
  });

  it("then takes the review's own partner", () => {
    expect(choosePartner({ slug: "another-review", affiliateLink: "sable-ai" }, partners, house)).toBe(sable);
  });

  it("then takes the default, also for a partner that is not there", () => {
    expect(choosePartner({ slug: "another-review" }, partners, house)).toBe(house);
    expect(choosePartner({ slug: "another-review", affiliateLink: "gone" }, partners, house)).toBe(house);
    expect(choosePartner({ slug: "another-review", affiliateLink: "constructor" }, partners, house)).toBe(house);
  });
});

it("leadsToApp is false where another app pays", () => {
  expect(leadsToApp("Lark AI", targetTo(lark, page))).toBe(true);
  expect(leadsToApp("Cameo AI", targetTo(house, page))).toBe(false);
});

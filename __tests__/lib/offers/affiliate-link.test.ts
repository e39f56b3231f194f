import type { Partner } from "@/lib/content/entry-types";
import {
  affiliateLinkAttributes,
  buildAffiliateTarget,
  buildAffiliateUrl,
  choosePartner,
  leadsToApp,
  trackedAddress,
} from "@/lib/offers/affiliate-link";
import { affiliateClick } from "@/lib/offers/events";
import { buildPartner } from "../../helpers/factories";

const lark = buildPartner({ slug: "lark-ai", name: "Lark AI", default: false, reviews: ["lark-ai-review"] });
const sable = buildPartner({ slug: "sable-ai", name: "Sable AI", default: false });
const house = buildPartner({ slug: "house", name: "House Partner" });

const text = { page: "/blog/a-text" };

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

describe("trackedAddress", () => {
  const paramsOf = (partner: Partner) =>
    Object.fromEntries(new URL(trackedAddress(buildAffiliateTarget(partner, text), "body-2")).searchParams);

  it("carries the sub-ids in the partner's own parameters", () => {
    expect(paramsOf({ ...house, subId: "clickref" })).toMatchObject({ ref: "7", clickref: "body-2--blog--a-text" });
    expect(paramsOf({ ...house, subId: "sub1", subIdPage: "sub2" })).toMatchObject({
      sub1: "body-2",
      sub2: "blog--a-text",
    });
  });

  it("carries none for a partner without a parameter for them", () => {
    expect(trackedAddress(buildAffiliateTarget(house, text), "body-2")).toBe(buildAffiliateUrl(house));
  });
});

describe("affiliateLinkAttributes", () => {
  const target = buildAffiliateTarget(lark, text);

  it("marks the link as sponsored, in a new tab without an opener, with its placement", () => {
    expect(affiliateLinkAttributes(target, "closing")).toMatchObject({
      href: target.url,
      target: "_blank",
      rel: "sponsored noopener",
      "data-affiliate": "closing",
    });
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
  expect(leadsToApp("Lark AI", buildAffiliateTarget(lark, text))).toBe(true);
  expect(leadsToApp("Cameo AI", buildAffiliateTarget(house, text))).toBe(false);
});

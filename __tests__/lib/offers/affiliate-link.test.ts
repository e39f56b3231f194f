import { affiliateClick } from "@/lib/analytics/events";
import { affiliateLinkAttributes, buildAffiliateTarget, choosePartner, leadsToApp } from "@/lib/offers/affiliate-link";
import { buildPartner } from "../../helpers/factories";

const lark = buildPartner({ slug: "lark-ai", name: "Lark AI", default: false, reviews: ["lark-ai-review"] });
const sable = buildPartner({ slug: "sable-ai", name: "Sable AI", default: false });
const house = buildPartner({ slug: "house", name: "House Partner" });

describe("buildAffiliateTarget", () => {
  it("adds source and medium, and keeps what the address carries", () => {
    const { url, partnerName } = buildAffiliateTarget(house);
    expect(url).toBe("https://go.house.example/visit?ref=7&utm_source=companion-almanac&utm_medium=affiliate");
    expect(partnerName).toBe("House Partner");
  });

  it("says source and medium once", () => {
    const url = new URL(
      buildAffiliateTarget({ ...house, trackedUrl: "https://house.example/?utm_source=old#plans" }).url,
    );
    expect(url.searchParams.getAll("utm_source")).toEqual(["companion-almanac"]);
    expect(url.hash).toBe("#plans");
  });
});

describe("affiliateLinkAttributes", () => {
  const target = buildAffiliateTarget(lark);

  it("marks the link as sponsored, in a new tab without an opener", () => {
    expect(affiliateLinkAttributes(target)).toMatchObject({
      href: target.url,
      target: "_blank",
      rel: "sponsored noopener",
      "data-affiliate": "",
    });
  });

  it("carries an event of its own only where it is told one", () => {
    expect(affiliateLinkAttributes(target)).not.toHaveProperty("data-event");
    const event = affiliateClick("Lark AI Review: The Quiet One", 2);
    expect(JSON.parse(affiliateLinkAttributes(target, event)["data-event"] ?? "")).toEqual(event);
  });
});

describe("choosePartner", () => {
  const partners = [lark, sable, house];

  it("prefers the partner that claims the review, whatever the review says", () => {
    expect(choosePartner({ slug: "lark-ai-review", affiliate_link: "sable-ai" }, partners, house)).toBe(lark);
  });

  it("then takes the review's own partner", () => {
    expect(choosePartner({ slug: "another-review", affiliate_link: "sable-ai" }, partners, house)).toBe(sable);
  });

  it("then takes the default, also for a partner that is not there", () => {
    expect(choosePartner({ slug: "another-review" }, partners, house)).toBe(house);
    expect(choosePartner({ slug: "another-review", affiliate_link: "gone" }, partners, house)).toBe(house);
    expect(choosePartner({ slug: "another-review", affiliate_link: "constructor" }, partners, house)).toBe(house);
  });
});

describe("leadsToApp", () => {
  it("is false where another app pays", () => {
    expect(leadsToApp("Lark AI", buildAffiliateTarget(lark))).toBe(true);
    expect(leadsToApp("Cameo AI", buildAffiliateTarget(house))).toBe(false);
  });
});

import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";

/** Where the affiliate links of a page lead, for components. */
export function linkTarget(changes: Partial<AffiliateLinkTarget> = {}): AffiliateLinkTarget {
  return { partnerName: "House Partner", url: "https://go.house.example/visit", page: "/", isDown: false, ...changes };
}

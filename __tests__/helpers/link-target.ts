import type { AffiliateLinkTarget } from "@/lib/offers/affiliate-link";

/** Where the affiliate links of a page lead, for components. */
export function linkTarget(changes: Partial<AffiliateLinkTarget> = {}): AffiliateLinkTarget {
  const partner = { partner: "house", partnerName: "House Partner", url: "https://go.house.example/visit" };
  return { ...partner, page: "/", ...changes };
}

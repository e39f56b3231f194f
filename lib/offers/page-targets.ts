import type { Partner } from "../content/entry-types";
import { getPost, getReview } from "../content/site/entries";
import type { Site } from "../content/site/site";
import { defaultPartner } from "../content/site/site";
import { type AffiliateLinkTarget, buildAffiliateTarget } from "./affiliate-link";
import { isDown } from "./partners";

/**
 * Where the links of a page to a partner lead. From a page that readers cannot see yet they lead to the partner's home, so that nobody
 * counts them.
 * @param page Path of the page.
 */
export function targetTo(site: Site, partner: Partner, page: string): AffiliateLinkTarget {
  if (isUnpublished(site, page)) {
    const untracked = { ...partner, trackedUrl: partner.homeUrl, subId: undefined, subIdPage: undefined };
    return buildAffiliateTarget(untracked, { page, isDown: isDown(partner) });
  }
  return buildAffiliateTarget(partner, { page, isDown: isDown(partner) });
}

/** The same for the partner of all links that name no other. */
export function defaultTarget(site: Site, page: string): AffiliateLinkTarget {
  return targetTo(site, defaultPartner(site), page);
}

/** Whether a page is a preview, or that of an article or review that is not published. */
function isUnpublished(site: Site, page: string): boolean {
  const [, folder, slug = ""] = /^\/(preview|blog|reviews)\/([^/]+)/.exec(page) ?? [];
  if (folder === "blog") return getPost(site, slug) === undefined && isEntry(site, "blog", slug);
  if (folder === "reviews") return getReview(site, slug) === undefined && isEntry(site, "reviews", slug);
  return folder === "preview";
}

function isEntry(site: Site, folder: "blog" | "reviews", slug: string): boolean {
  return site.library.collections[folder].some((entry) => entry.slug === slug);
}

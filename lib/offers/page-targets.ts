import type { Partner } from "../content/entry-types";
import { currentSite } from "../content/site/current-site";
import { getPost } from "../content/site/posts";
import { getReview } from "../content/site/reviews";
import { type AffiliateLinkTarget, buildAffiliateTarget } from "./affiliate-link";
import { getDefaultPartner, isDown } from "./partners";

/**
 * Where the links of a page to a partner lead. From a page that readers cannot see yet they lead to the partner's home, so that nobody
 * counts them.
 * @param page Path of the page.
 */
export function targetTo(partner: Partner, page: string): AffiliateLinkTarget {
  if (isUnpublished(page)) {
    const untracked = { ...partner, trackedUrl: partner.homeUrl, subId: undefined, subIdPage: undefined };
    return buildAffiliateTarget(untracked, { page, isDown: isDown(partner) });
  }
  return buildAffiliateTarget(partner, { page, isDown: isDown(partner) });
}

/** The same for the partner of all links that name no other. */
export function defaultTarget(page: string): AffiliateLinkTarget {
  return targetTo(getDefaultPartner(), page);
}

/** Whether a page is a preview, or that of an article or review that is not published. */
function isUnpublished(page: string): boolean {
  const [, folder, slug = ""] = /^\/(preview|blog|reviews)\/([^/]+)/.exec(page) ?? [];
  if (folder === "blog") return getPost(slug) === undefined && isEntry("blog", slug);
  if (folder === "reviews") return getReview(slug) === undefined && isEntry("reviews", slug);
  return folder === "preview";
}

function isEntry(folder: "blog" | "reviews", slug: string): boolean {
  return currentSite().library.collections[folder].some((entry) => entry.slug === slug);
}

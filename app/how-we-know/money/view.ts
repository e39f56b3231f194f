import { titledPage } from "@/app/views/titled-page";
import { listPaidOrder } from "@/lib/apps/ranking";
import type { Site } from "@/lib/content/site/site";

/** Everything that the money test shows. */
export function moneyTestView(site: Site) {
  return { ...titledPage("moneyTest"), result: { order: listPaidOrder(site), day: site.day } };
}

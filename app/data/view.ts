import type { Site } from "@/lib/content/site/site";
import { describeData } from "@/lib/machines/open-data";
import { titledPage } from "../views/titled-page";

/** Everything that the page of the open data shows. */
export function dataView(site: Site) {
  const { page, hero } = titledPage("data");
  const { licence, version, day } = describeData(site);
  return {
    page,
    hero,
    data: { licence, version, day },
  };
}

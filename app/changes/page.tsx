import { ChangeLog, Corrections } from "@/components/changes/change-log";
import { PriceHistories } from "@/components/changes/price-history";
import { FeedLink } from "@/components/listing/feed-link";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { PageLayout } from "../views/page-layout";
import { changesView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "changes", { slug: "changes", name: "Changes" });

export default function ChangesPage() {
  const { page, hero, feed, log, histories } = changesView(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <div className="container stack-6">
        <FeedLink feed={feed} />
        <ChangeLog changes={log.changes} />
        <PriceHistories lines={histories} />
        <Corrections corrections={log.corrections} />
      </div>
    </PageLayout>
  );
}

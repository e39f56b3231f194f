import { ChangeLog } from "@/components/changes/change-log";
import styles from "@/components/changes/changes.module.css";
import { PriceHistory } from "@/components/changes/price-history";
import { FeedLinks } from "@/components/listing/feed-links";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { buildItemList } from "@/lib/machines/structured-data/item-list";
import { routes } from "@/lib/util/routes";
import { PageLayout } from "../views/page-layout";
import { changesView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "changes", { slug: "changes", name: "Changes" });

export default function ChangesPage() {
  const { changes, histories } = changesView();
  const { title, description } = pages.changes.titleFrom;
  const path = routes.changes();
  const listed = changes.map(({ what, anchor }) => ({ title: what, path: `${path}#${anchor}` }));
  const things = [buildItemList(path, title, listed)];
  return (
    <PageLayout path={path} name={title} description={description} type="CollectionPage" things={things}>
      <PageHero kind="tool" title={title} lede={description} />
      <div className={`container stack ${styles.changes}`}>
        <FeedLinks rss={routes.rssFeed("changes")} json={routes.jsonFeed("changes")} />
        {changes.length === 0 && (
          <p>No changes yet. Price and policy changes will be listed here with their sources.</p>
        )}
        <ChangeLog changes={changes} />
        {histories.length > 0 && (
          <section aria-labelledby="price-histories">
            <h2 className="text-xl" id="price-histories">
              What plans have cost
            </h2>
            <ul className={styles.changesCharts}>
              {histories.map((line) => (
                <li key={line.title}>
                  <PriceHistory line={line} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageLayout>
  );
}

import { NothingYet } from "@/app/views/nothing-yet";
import { PageLayout } from "@/app/views/page-layout";
import { CostResults } from "@/components/costs/cost-results";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { costsPage } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "costs");

/** What the first apps cost for a year, and the form that asks for others: what these cost is shown by `results/`. */
export default function CostsPage() {
  const { page, hero, costs } = costsPage(currentSite());
  return (
    <PageLayout {...page}>
      {costs ? (
        <CostResults {...costs} />
      ) : (
        <>
          <PageHero {...hero} />
          <div className="container">
            <NothingYet what="app" />
          </div>
        </>
      )}
    </PageLayout>
  );
}

import { NothingYet } from "@/app/views/nothing-yet";
import { PageLayout } from "@/app/views/page-layout";
import { Finder } from "@/components/finder/finder";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { findPage } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "find");

/** All apps, and the form that finds some. What it asks for is shown by `results/`. */
export default function FindPage() {
  const { page, hero, finder } = findPage(currentSite());
  return (
    <PageLayout {...page}>
      {finder ? (
        <Finder {...finder} />
      ) : (
        <>
          <PageHero {...hero} kind="tool" />
          <div className="container">
            <NothingYet what="app" />
          </div>
        </>
      )}
    </PageLayout>
  );
}

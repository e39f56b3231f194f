import { NothingYet } from "@/app/views/nothing-yet";
import { PageLayout } from "@/app/views/page-layout";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import { appsByName } from "@/lib/apps/apps";
import { noCriteria } from "@/lib/apps/finder/criteria";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { routes } from "@/lib/util/routes";
import { Finder } from "./finder";

export const generateMetadata = () => documentMetadata(currentSite(), "find");

/** All apps, and the form that finds some. What it asks for is shown by `results/`. */
export default function FindPage() {
  const { title, description } = pages.find.titleFrom;
  return (
    <PageLayout path={routes.find()} name={title} description={description}>
      {appsByName(currentSite()).length > 0 ? (
        <Finder criteria={noCriteria} />
      ) : (
        <>
          <PageHero kind="tool" title={title} lede={description} />
          <div className="container">
            <NothingYet what="app" />
          </div>
        </>
      )}
    </PageLayout>
  );
}

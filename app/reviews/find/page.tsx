import { PageLayout } from "@/app/views/page-layout";
import { noCriteria } from "@/lib/apps/finder/criteria";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { pages } from "@/lib/site/pages";
import { routes } from "@/lib/util/routes";
import { Finder } from "./finder";

export const generateMetadata = () => documentMetadata("find");

/** All apps, and the form that finds some. What it asks for is shown by `results/`. */
export default function FindPage() {
  const { title, description } = pages.find.titleFrom;
  return (
    <PageLayout path={routes.find()} name={title} description={description}>
      <Finder criteria={noCriteria} />
    </PageLayout>
  );
}

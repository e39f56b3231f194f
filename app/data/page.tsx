import { PageLayout } from "@/app/views/page-layout";
import { OpenData } from "@/components/proof/open-data";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { dataView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "data");

export default function DataPage() {
  const { page, hero, data } = dataView(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <OpenData {...data} />
    </PageLayout>
  );
}

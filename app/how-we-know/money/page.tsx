import { PageLayout } from "@/app/views/page-layout";
import { MoneyTest } from "@/components/proof/money-test";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { moneyTestView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "moneyTest");

export default function MoneyTestPage() {
  const { page, hero, result } = moneyTestView(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <MoneyTest {...result} />
    </PageLayout>
  );
}

import { Checkable } from "@/components/claims/checkable";
import { ClaimLedger } from "@/components/claims/claim-ledger";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { PageLayout } from "../views/page-layout";
import { howWeKnowView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "howWeKnow");

export default function HowWeKnowPage() {
  const { page, hero, checkable, ledger } = howWeKnowView(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero} />
      <Checkable {...checkable} />
      <ClaimLedger {...ledger} />
    </PageLayout>
  );
}

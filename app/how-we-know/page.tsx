import { ClaimLedger } from "@/components/claims/claim-ledger";
import { ProofCount } from "@/components/claims/proof-count";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { PageLayout } from "../views/page-layout";
import { howWeKnowView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "howWeKnow");

export default function HowWeKnowPage() {
  const { page, hero, proofs, ledger } = howWeKnowView(currentSite());
  return (
    <PageLayout {...page}>
      <PageHero {...hero}>
        <ProofCount {...proofs} />
      </PageHero>
      <ClaimLedger {...ledger} />
    </PageLayout>
  );
}

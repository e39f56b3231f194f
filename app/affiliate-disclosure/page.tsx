import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { LegalPage } from "../views/text-page";

export const generateMetadata = () => documentMetadata(currentSite(), "affiliateDisclosure");

export default function AffiliateDisclosurePage() {
  return <LegalPage document="pages/affiliate-disclosure" />;
}

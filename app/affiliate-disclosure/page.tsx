import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { TextPage } from "../views/text-page";
import { legalPage } from "../views/texts";

export const generateMetadata = () => documentMetadata(currentSite(), "affiliateDisclosure");

export default function AffiliateDisclosurePage() {
  return <TextPage {...legalPage(currentSite(), "pages/affiliate-disclosure")} />;
}

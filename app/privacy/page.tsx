import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { LegalPage } from "../views/text-page";

export const generateMetadata = () => documentMetadata(currentSite(), "privacy");

export default function PrivacyPage() {
  return <LegalPage document="pages/privacy" />;
}

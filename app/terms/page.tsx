import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { LegalPage } from "../views/text-page";

export const generateMetadata = () => documentMetadata(currentSite(), "terms");

export default function TermsPage() {
  return <LegalPage document="pages/terms" />;
}

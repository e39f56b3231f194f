import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { TextPage } from "../views/text-page";
import { legalPage } from "../views/texts";

export const generateMetadata = () => documentMetadata(currentSite(), "terms");

export default function TermsPage() {
  return <TextPage {...legalPage(currentSite(), "pages/terms")} />;
}

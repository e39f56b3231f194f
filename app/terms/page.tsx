import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { LegalPage } from "../views/text-page";

export const generateMetadata = () => documentMetadata("terms");

export default function TermsPage() {
  return <LegalPage document="pages/terms" />;
}

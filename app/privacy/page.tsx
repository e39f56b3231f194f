import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { LegalPage } from "../views/text-page";

export const generateMetadata = () => documentMetadata("privacy");

export default function PrivacyPage() {
  return <LegalPage document="pages/privacy" />;
}

import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { ContactView } from "./contact-view";

export const generateMetadata = () => documentMetadata("contact");

export default function ContactPage() {
  return <ContactView />;
}

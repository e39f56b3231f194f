import { documentMetadata } from "@/app/data/document-metadata";
import { ContactView } from "./contact-view";

export const generateMetadata = () => documentMetadata("contact");

export default function ContactPage() {
  return <ContactView />;
}

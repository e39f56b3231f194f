import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { ContactView } from "./contact-view";
import { contactView } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "contact");

export default function ContactPage() {
  return <ContactView {...contactView(currentSite())} />;
}

import { queries } from "@/app/queries";
import { readSearchParams } from "@/app/query-page";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/page-metadata";
import { ContactView } from "../contact-view";
import { contactView } from "../view";

/** To search engines this is the contact page, which its canonical names. */
export const generateMetadata = () => documentMetadata(currentSite(), "contact");

/** The contact form, begun for the app and the fact that the query names. */
export default async function ReportPage({ searchParams }: PageProps<"/contact/report">) {
  const about = queries.reportForm.read(await readSearchParams(searchParams));
  return <ContactView {...contactView(currentSite())} about={about} />;
}

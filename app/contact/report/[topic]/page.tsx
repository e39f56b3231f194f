import { documentMetadata } from "@/app/data/document-metadata";
import { unpackReportTopic } from "@/lib/site/report-topics";
import { ContactView } from "../../contact-view";

/** Passes through lib/delivery like any other page, and is not kept: it has what the app and the fact are called now. */
export const generateStaticParams = () => [];

/** To search engines this is the contact page, which its canonical names. */
export const generateMetadata = () => documentMetadata("contact");

export default async function PrefilledReportPage({ params }: PageProps<"/contact/report/[topic]">) {
  return <ContactView about={unpackReportTopic((await params).topic)?.text} />;
}

import type { Metadata } from "next";
import { textMetadata } from "@/lib/machines/metadata/document-metadata";
import { keptText } from "@/lib/messages/fields";
import { routes } from "@/lib/util/routes";
import { ThanksText } from "../thanks-page";

const path = routes.formKept();

export const generateMetadata = (): Metadata =>
  textMetadata({ path, title: "Received", description: keptText, noindex: true });

export default function ReceivedPage() {
  return <ThanksText path={path} heading="We have it" text={keptText} />;
}

import type { Metadata } from "next";
import { contactForm } from "@/lib/forms/contact-form";
import { buildThanksMetadata, ThanksPage } from "../thanks-page";

/** As on other pages: without it, caches would keep the page for a year. */
export const revalidate = 300;

const label = "Message Sent";

export function generateMetadata(): Metadata {
  return buildThanksMetadata(contactForm, label);
}

export default function SentPage() {
  return <ThanksPage form={contactForm} label={label} heading="Thank you for writing" />;
}

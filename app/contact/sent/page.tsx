import type { Metadata } from "next";
import { contactForm } from "@/lib/forms/contact-form";
import { buildThanksMetadata, ThanksPage } from "../thanks-page";

const label = "Message Sent";

export function generateMetadata(): Metadata {
  return buildThanksMetadata(contactForm, label);
}

export default function SentPage() {
  return <ThanksPage form={contactForm} label={label} heading="Thank you for writing" />;
}

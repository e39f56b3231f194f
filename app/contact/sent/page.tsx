import { contactForm } from "@/lib/forms/contact-form";
import { ThanksPage, thanksMetadata } from "../thanks-page";

/** As on other pages: without it, caches would keep the page for a year. */
export const revalidate = 300;

export const generateMetadata = () => thanksMetadata(contactForm, "Message Sent");

export default function SentPage() {
  return <ThanksPage form={contactForm} heading="Thank you for writing" />;
}

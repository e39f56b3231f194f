import { contactForm } from "@/lib/messages/forms";
import { ThanksPage, thanksMetadata } from "../thanks-page";

/** In seconds, as on other pages. Without it, caches would keep the page for a year. */
export const revalidate = 300;

export const generateMetadata = () => thanksMetadata(contactForm, "Message Sent");

export default function SentPage() {
  return <ThanksPage form={contactForm} heading="Thank you for writing" />;
}

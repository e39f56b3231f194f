import { contactForm } from "@/lib/messages/forms";
import { ThanksPage, thanksMetadata } from "../thanks-page";

export const generateMetadata = () => thanksMetadata(contactForm, "Message Sent");

export default function SentPage() {
  return <ThanksPage form={contactForm} heading="Thank you for writing" />;
}

import { newsletterForm } from "@/lib/messages/forms";
import { ThanksPage, thanksMetadata } from "../thanks-page";

export const generateMetadata = () => thanksMetadata(newsletterForm, "Subscribed");

export default function SubscribedPage() {
  return <ThanksPage form={newsletterForm} heading="You are on the list" />;
}

import { newsletterForm } from "@/lib/messages/forms";
import { ThanksPage, thanksMetadata } from "../thanks-page";

/** In seconds, as on other pages. Without it, caches would keep the page for a year. */
export const revalidate = 300;

export const generateMetadata = () => thanksMetadata(newsletterForm, "Subscribed");

export default function SubscribedPage() {
  return <ThanksPage form={newsletterForm} heading="You are on the list" />;
}

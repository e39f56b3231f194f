import { newsletterForm } from "@/lib/forms/newsletter-form";
import { ThanksPage, thanksMetadata } from "../thanks-page";

/** As on other pages: without it, caches would keep the page for a year. */
export const revalidate = 300;

export const generateMetadata = () => thanksMetadata(newsletterForm, "Subscribed");

export default function SubscribedPage() {
  return <ThanksPage form={newsletterForm} heading="You are on the list" />;
}

import type { Metadata } from "next";
import { newsletterForm } from "@/lib/forms/newsletter-form";
import { buildThanksMetadata, ThanksPage } from "../thanks-page";

/** As on other pages: without it, caches would keep the page for a year. */
export const revalidate = 300;

const label = "Subscribed";

export function generateMetadata(): Metadata {
  return buildThanksMetadata(newsletterForm, label);
}

export default function SubscribedPage() {
  return <ThanksPage form={newsletterForm} label={label} heading="You are on the list" />;
}

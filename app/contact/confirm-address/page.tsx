import { confirmedNewsletterForm } from "@/lib/messages/forms";
import { ThanksPage, thanksMetadata } from "../thanks-page";

/** In seconds, as on other pages. Without it, caches would keep the page for a year. */
export const revalidate = 300;

export const generateMetadata = () => thanksMetadata(confirmedNewsletterForm, "Confirm your address");

export default function ConfirmAddressPage() {
  return <ThanksPage form={confirmedNewsletterForm} heading="One more step" />;
}

import { confirmedNewsletterForm } from "@/lib/messages/forms";
import { ThanksPage, thanksMetadata } from "../thanks-page";

export const generateMetadata = () => thanksMetadata(confirmedNewsletterForm, "Confirm your address");

export default function ConfirmAddressPage() {
  return <ThanksPage form={confirmedNewsletterForm} heading="One more step" />;
}

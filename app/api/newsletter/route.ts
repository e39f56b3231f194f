import { getSite } from "@/lib/content/snapshot/site-document";
import { answerWrongMethod } from "@/lib/forms/answer";
import { createFormHandler } from "@/lib/forms/form-handler";
import { confirmedNewsletterForm, newsletterForm } from "@/lib/forms/newsletter-form";
import { getEnv } from "@/lib/runtime/env";

const handle = createFormHandler(newsletterForm);
const handleWithConfirmation = createFormHandler(confirmedNewsletterForm);

/** Receives the newsletter form. With NEWSLETTER_SECRET, the address has to be confirmed first. */
export function POST(request: Request): Promise<Response> {
  const handler = getEnv().newsletterSecret === undefined ? handle : handleWithConfirmation;
  return handler(request, getSite().name);
}

export function GET(): Response {
  return answerWrongMethod();
}

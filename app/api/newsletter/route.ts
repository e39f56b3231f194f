import { answerWrongMethod } from "@/lib/messages/answer";
import { confirmedNewsletterForm, newsletterForm } from "@/lib/messages/forms";
import { createFormHandler } from "@/lib/messages/handle";
import { getEnv } from "@/lib/runtime/env";

const handle = createFormHandler(newsletterForm);
const handleWithConfirmation = createFormHandler(confirmedNewsletterForm);

/** Receives the newsletter form. With NEWSLETTER_SECRET, the address has to be confirmed first. */
export function POST(request: Request): Promise<Response> {
  const handler = getEnv().newsletterSecret === undefined ? handle : handleWithConfirmation;
  return handler(request);
}

export function GET(): Response {
  return answerWrongMethod();
}

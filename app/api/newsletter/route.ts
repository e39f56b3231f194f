import { getSite } from "@/lib/content/snapshot/site-document";
import { answerWrongMethod } from "@/lib/forms/answer";
import { createFormHandler } from "@/lib/forms/form-handler";
import { newsletterForm } from "@/lib/forms/newsletter-form";

const handle = createFormHandler(newsletterForm);

/** Receives the newsletter form. */
export function POST(request: Request): Promise<Response> {
  return handle(request, getSite().name);
}

export function GET(): Response {
  return answerWrongMethod();
}

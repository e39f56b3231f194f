import { getSite } from "@/lib/content/snapshot/site-document";
import { answerWrongMethod } from "@/lib/forms/answer";
import { contactForm } from "@/lib/forms/contact-form";
import { createFormHandler } from "@/lib/forms/form-handler";

const handle = createFormHandler(contactForm);

/** Receives the contact form (docs/product.md, section 7). */
export function POST(request: Request): Promise<Response> {
  return handle(request, getSite().name);
}

export function GET(): Response {
  return answerWrongMethod();
}

import { answerWrongMethod } from "@/lib/messages/answer";
import { contactForm } from "@/lib/messages/forms";
import { createFormHandler } from "@/lib/messages/handle";

const handle = createFormHandler(contactForm);

/** Receives the contact form. */
export function POST(request: Request): Promise<Response> {
  return handle(request);
}

export function GET(): Response {
  return answerWrongMethod();
}

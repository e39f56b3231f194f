import { currentSite } from "@/lib/content/site/current-site";
import { getBrand } from "@/lib/content/site/documents";
import { contactForm } from "@/lib/messages/forms";
import { createFormHandler } from "@/lib/messages/handle";

const handle = createFormHandler(contactForm, { siteName: () => getBrand(currentSite()).name });

/** Receives the contact form. */
export function POST(request: Request): Promise<Response> {
  return handle(request);
}

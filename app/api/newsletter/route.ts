import { currentSite } from "@/lib/content/site/current-site";
import { getBrand } from "@/lib/content/site/documents";
import { newsletterForm } from "@/lib/messages/forms";
import { createFormHandler } from "@/lib/messages/handle";

const handle = createFormHandler(newsletterForm, { siteName: () => getBrand(currentSite()).name });

/** Receives the newsletter form. */
export function POST(request: Request): Promise<Response> {
  return handle(request);
}

import type { Metadata } from "next";
import { PageLayout } from "@/app/views/page-layout";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHero } from "@/components/ui/page-hero";
import { currentSite } from "@/lib/content/site/current-site";
import { textMetadata } from "@/lib/machines/metadata/page-metadata";
import { contactTexts, keptText, newsletterTexts } from "@/lib/messages/fields";
import { routes } from "@/lib/util/routes";

/** What has become of a form, by the folder of its page. */
const states = {
  sent: {
    path: routes.messageSent(),
    title: "Message Sent",
    heading: "Thank you for writing",
    text: contactTexts.success,
  },
  subscribed: {
    path: routes.subscribed(),
    title: "Subscribed",
    heading: "You are on the list",
    text: newsletterTexts.success,
  },
  received: { path: routes.formKept(), title: "Received", heading: "We have it", text: keptText },
};

/** Creates the page that a reader without script sees after sending a form. */
export function createStatePage(state: keyof typeof states) {
  const { path, title, heading, text } = states[state];
  return {
    generateMetadata: (): Metadata => textMetadata(currentSite(), { path, title, description: text, noindex: true }),
    Page: () => (
      <PageLayout path={path} name={heading} noBottomGap>
        <PageHero title={heading} lede={text}>
          <p>
            <ButtonLink href={routes.blog()} variant="outline">
              Read the blog
            </ButtonLink>
          </p>
        </PageHero>
      </PageLayout>
    ),
  };
}

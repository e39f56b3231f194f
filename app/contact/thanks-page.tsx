import type { Metadata, Route } from "next";
import { PageLayout } from "@/app/views/page-layout";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHero } from "@/components/ui/page-hero";
import { textMetadata } from "@/lib/machines/metadata/document-metadata";
import type { FormDefinition } from "@/lib/messages/forms";
import { routes } from "@/lib/util/routes";

type ThanksPageProps = { form: FormDefinition; heading: string };
type ThanksTextProps = { path: Route; heading: string; text: string };

export function thanksMetadata(form: FormDefinition, title: string): Metadata {
  return textMetadata({ path: form.donePath, title, description: form.texts.success, noindex: true });
}

/** The page that a reader without script sees after sending a form. */
export function ThanksPage({ form, heading }: ThanksPageProps) {
  return <ThanksText path={form.donePath} heading={heading} text={form.texts.success} />;
}

/** The same with any text. */
export function ThanksText({ path, heading, text }: ThanksTextProps) {
  return (
    <PageLayout path={path} name={heading} noBottomGap>
      <PageHero title={heading} lede={text}>
        <p>
          <ButtonLink href={routes.blog()} variant="outline">
            Read the blog
          </ButtonLink>
        </p>
      </PageHero>
    </PageLayout>
  );
}

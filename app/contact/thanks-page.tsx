import type { Metadata } from "next";
import { textMetadata } from "@/app/data/document-metadata";
import { PageFrame } from "@/app/page-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHero } from "@/components/ui/page-hero";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { routes } from "@/lib/site/routes";

type ThanksPageProps = { form: FormDefinition; heading: string };

export function thanksMetadata(form: FormDefinition, title: string): Metadata {
  return textMetadata({ path: form.donePath, title, description: form.texts.success, noindex: true });
}

/** What a reader without script sees after a form was accepted. */
export function ThanksPage({ form, heading }: ThanksPageProps) {
  return (
    <PageFrame path={form.donePath} name={heading} flush>
      <PageHero title={heading} lede={form.texts.success}>
        <p>
          <ButtonLink href={routes.blog()} variant="outline">
            Read the blog
          </ButtonLink>
        </p>
      </PageHero>
    </PageFrame>
  );
}

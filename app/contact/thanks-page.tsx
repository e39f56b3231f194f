import type { Metadata } from "next";
import { publisher } from "@/app/data/publisher";
import { Main } from "@/components/chrome/main";
import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHero } from "@/components/ui/page-hero";
import { getSite } from "@/lib/content/snapshot/site-document";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { buildPageTrail } from "@/lib/site/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/site/metadata/page-metadata";
import { titles } from "@/lib/site/metadata/titles";
import { routes } from "@/lib/site/routes";
import { buildPageGraph } from "@/lib/site/structured-data/page-graph";

type ThanksPageProps = { form: FormDefinition /** Its step in the trail. */; label: string; heading: string };

export function buildThanksMetadata(form: FormDefinition, label: string): Metadata {
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(label, name),
    shareTitle: label,
    description: form.texts.success,
    path: form.donePath,
    siteName: name,
    noindex: true,
  });
}

/** What a reader without script sees after a form was accepted. */
export function ThanksPage({ form, label, heading }: ThanksPageProps) {
  const trail = [...buildPageTrail("contact"), { label, href: form.donePath }];
  return (
    <Main trail={trail} flush>
      <JsonLd data={buildPageGraph({ publisher: publisher(), path: form.donePath, name: heading, trail })} />
      <PageHero title={heading} lede={form.texts.success}>
        <p>
          <ButtonLink href={routes.blog()} variant="outline">
            Read the blog
          </ButtonLink>
        </p>
      </PageHero>
    </Main>
  );
}

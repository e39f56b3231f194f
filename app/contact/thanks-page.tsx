import type { Metadata } from "next";
import { Main } from "@/components/chrome/main";
import { JsonLd } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHero } from "@/components/ui/page-hero";
import { routes } from "@/lib/config/routes";
import { getSite } from "@/lib/content/site";
import type { FormDefinition } from "@/lib/forms/form-definition";
import { buildPageTrail } from "@/lib/metadata/breadcrumbs";
import { buildPageMetadata } from "@/lib/metadata/page-metadata";
import { titles } from "@/lib/metadata/titles";
import { buildBreadcrumbList } from "@/lib/structured-data/breadcrumb-list";

type ThanksPageProps = { form: FormDefinition /** Its step in the trail. */; label: string; heading: string };

export function buildThanksMetadata(form: FormDefinition, label: string): Metadata {
  const { name } = getSite();
  return buildPageMetadata({
    title: titles.page(label, name),
    description: form.texts.success,
    path: form.donePath,
    siteName: name,
    noindex: true,
  });
}

/** What a reader without script sees after a form was accepted. */
export function ThanksPage({ form, label, heading }: ThanksPageProps) {
  const trail = [...buildPageTrail("contact"), { label, href: form.donePath }];
  const breadcrumbs = buildBreadcrumbList(trail);
  return (
    <Main trail={trail} flush>
      {breadcrumbs && <JsonLd data={breadcrumbs} />}
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

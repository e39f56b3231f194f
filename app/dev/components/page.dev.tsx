import type { Metadata } from "next";
import { SiteLayout } from "@/app/views/site-layout";
import { PageHero } from "@/components/ui/page-hero";
import { Section } from "@/components/ui/section";
import { currentSite } from "@/lib/content/site/current-site";
import { notFoundPage } from "@/lib/offers/sub-ids";
import { examples } from "./examples";
import { siteExamples } from "./site-examples";

/**
 * The component gallery, in development only: files that end in `.dev.tsx` are routes only in `npm run dev`
 * (`next.config.ts`), so a production build contains neither the page nor its code.
 */
export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

export default async function ComponentGallery() {
  const shown = [...examples, ...(await siteExamples(currentSite()))];
  return (
    <SiteLayout path={notFoundPage}>
      <main id="main" tabIndex={-1}>
        <PageHero
          eyebrow="Development"
          title="Components"
          lede="Components that have several looks, then the parts of pages with what the content gives them."
        />
        {shown.map(({ file, variants }) => (
          <Section
            key={file}
            id={`gallery-${file.replace("/", "-")}`}
            title={file}
            layout={file.startsWith("ui/") ? "beside" : "stacked"}
          >
            <div className="row-3">{variants}</div>
          </Section>
        ))}
      </main>
    </SiteLayout>
  );
}

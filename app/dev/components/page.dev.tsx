import type { Metadata } from "next";
import { SiteLayout } from "@/app/views/site-layout";
import { PageHero } from "@/components/ui/page-hero";
import { Section } from "@/components/ui/section";
import { notFoundPage } from "@/lib/offers/sub-ids";
import { examples } from "./examples";
import styles from "./gallery.module.css";

/**
 * The component gallery, in development only: files that end in `.dev.tsx` are routes only in `npm run dev`
 * (`next.config.ts`), so a production build contains neither the page nor its code.
 */
export const metadata: Metadata = { title: "Components", robots: { index: false, follow: false } };

export default function ComponentGallery() {
  return (
    <SiteLayout path={notFoundPage}>
      <main id="main" tabIndex={-1}>
        <PageHero
          eyebrow="Development"
          title="Components"
          lede="The parts in components/ui, in each of their variants."
        />
        {examples.map(({ file, variants }) => (
          <Section key={file} id={file} title={file} layout="beside">
            <div className={styles.variants}>{variants}</div>
          </Section>
        ))}
      </main>
    </SiteLayout>
  );
}

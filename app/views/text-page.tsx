import type { ComponentProps } from "react";
import { LegalText } from "@/components/legal/legal-text";
import { PageHero } from "@/components/ui/page-hero";
import { Prose } from "@/components/ui/prose";
import "@/components/ui/helplines.css";
import { PageLayout } from "./page-layout";

type TextPageProps = Pick<ComponentProps<typeof LegalText>, "label" | "title" | "body"> & {
  page: Omit<ComponentProps<typeof PageLayout>, "children">;
  /** Since when a legal text is in force, and when it was last changed; absent for other texts. */
  days?: Pick<ComponentProps<typeof LegalText>, "effective" | "updated"> | undefined;
};

/** A page that is a text. */
export function TextPage({ page, label, title, days, body }: TextPageProps) {
  return (
    <PageLayout {...page}>
      {days ? (
        <LegalText label={label} title={title} {...days} body={body} />
      ) : (
        <>
          <PageHero eyebrow={label} title={title} />
          <div className="container under-head helplines-wide">
            <Prose html={body.html} />
          </div>
        </>
      )}
    </PageLayout>
  );
}

import type { RenderedBody } from "@/lib/text/body-types";
import { formatDate, type IsoDay } from "@/lib/util/date";
import { TableOfContents } from "../article/table-of-contents";
import { PageHero } from "../ui/page-hero";
import { Prose } from "../ui/prose";
import styles from "./legal.module.css";

type LegalTextProps = {
  label?: string | undefined;
  title: string;
  /** When it took effect, and when it was last changed. */
  effective: IsoDay;
  updated: IsoDay;
  body: Pick<RenderedBody, "html" | "toc">;
};

/** A legal text: dates, table of contents and text. */
export function LegalText({ label, title, effective, updated, body }: LegalTextProps) {
  return (
    <>
      <PageHero eyebrow={label} title={title}>
        <dl className="row-3 text-sm">
          <div className="row-2">
            <dt className="faint">Effective</dt>
            <dd className="bold">
              <time dateTime={effective}>{formatDate(effective)}</time>
            </dd>
          </div>
          <div className="row-2">
            <dt className="faint">Last updated</dt>
            <dd className="bold">
              <time dateTime={updated}>{formatDate(updated)}</time>
            </dd>
          </div>
        </dl>
      </PageHero>
      <div className={`container stack ${styles.legalText}`}>
        <div className={styles.legalTextContents}>
          <TableOfContents items={body.toc} />
        </div>
        <div>
          <Prose html={body.html} />
        </div>
      </div>
    </>
  );
}

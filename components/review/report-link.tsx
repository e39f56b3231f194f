import { routes } from "@/lib/util/routes";

type ReportLinkProps = {
  /** The app's file in content/products. */
  appSlug: string;
  /** The id of a question of the fact sheet, or "prices"; otherwise the report is on the app. */
  fact?: string | undefined;
  /** What it is that may be wrong, for those who hear the link alone. */
  what?: string | undefined;
  children: string;
};

/** Leads to the contact form, prefilled for a report. Crawlers are not sent through the same form again and again. */
export function ReportLink({ appSlug, fact, what, children }: ReportLinkProps) {
  return (
    <a className="thumb text-xs faint" href={routes.report(appSlug, fact)} rel="nofollow" data-no-print="">
      {children}
      {what && <span className="visually-hidden"> {what}</span>}
    </a>
  );
}

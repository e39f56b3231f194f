import { pageViewScript, providerScript } from "@/lib/analytics/page-view-script";

/** Turns analytics on for a page. Views are counted by our script, so the provider's own counting is switched off. */
export function AnalyticsScripts() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the source. */}
      <script dangerouslySetInnerHTML={{ __html: pageViewScript }} />
      <script defer src={providerScript} data-disable-auto-track="1" />
    </>
  );
}

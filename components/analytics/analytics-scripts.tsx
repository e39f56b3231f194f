import { pageViewScript, providerScript } from "@/lib/offers/page-view-script";

/** Turns analytics on. Our script counts page views, so the provider's automatic counting is off. */
export function AnalyticsScripts() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant. */}
      <script dangerouslySetInnerHTML={{ __html: pageViewScript }} />
      <script defer src={providerScript} data-disable-auto-track="1" />
    </>
  );
}

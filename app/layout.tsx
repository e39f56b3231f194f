import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { currentSite } from "@/lib/content/site/current-site";
import "./one-content";
import { fontVariables } from "./styles/fonts";
import "./styles/layers.css";
import { AnalyticsScripts } from "@/components/analytics/analytics-scripts";
import { ClickReplay, ReadingScript } from "@/components/client/reading-script";
import { Hydrated } from "@/components/layout/hydrated.island";
import { SkipLink } from "@/components/layout/skip-link";
import { SpeculationRules } from "@/components/layout/speculation-rules";
import { getBrand, getSiteTexts } from "@/lib/content/site/documents";
import { getEnv } from "@/lib/runtime/env";

export function generateMetadata(): Metadata {
  const site = getSiteTexts(currentSite());
  return {
    metadataBase: new URL(getEnv().siteUrl),
    title: site.tagline,
    description: site.description,
    applicationName: site.name,
  };
}

export function generateViewport(): Viewport {
  const { page } = getBrand(currentSite()).colours;
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: page.light },
      { media: "(prefers-color-scheme: dark)", color: page.dark },
    ],
    colorScheme: "light dark",
  };
}

/** What all pages share. Header and footer are rendered by each page (app/views/site-layout.tsx). */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { analytics } = getEnv();
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <ClickReplay />
        <SkipLink />
        {children}
        <SpeculationRules />
        <ReadingScript />
        <Hydrated />
        {analytics && <AnalyticsScripts />}
        {/* Reloads the page and shows errors of the content; in no production build. Async, so that React runs it on missing pages, too. */}
        {process.env.NODE_ENV === "development" && <script src="/dev/page.js" async />}
      </body>
    </html>
  );
}

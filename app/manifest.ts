import type { MetadataRoute } from "next";
import { currentSite } from "@/lib/content/site/current-site";
import { getSiteTexts } from "@/lib/content/site/documents";
import { routes } from "@/lib/util/routes";

/** The web app manifest: name, icons and colours of the site on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, shortName, description, colours } = getSiteTexts(currentSite());
  return {
    name,
    short_name: shortName,
    description,
    id: routes.home(),
    start_url: routes.home(),
    display: "minimal-ui",
    lang: "en",
    background_color: colours.page.light,
    theme_color: colours.page.light,
    icons: [
      { src: "/images/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/images/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/images/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

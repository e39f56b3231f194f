import type { MetadataRoute } from "next";
import { getSite } from "@/lib/content/snapshot/site-document";
import { routes } from "@/lib/site/routes";

/** What a phone shows where a reader puts the site on the home screen. Colours as in app/layout.tsx and the icon. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, description } = getSite();
  return {
    name,
    short_name: name.split(" ").at(-1) ?? name,
    description,
    id: routes.home(),
    start_url: routes.home(),
    display: "minimal-ui",
    lang: "en",
    background_color: "#fbf7f0",
    theme_color: "#fbf7f0",
    icons: [
      { src: "/images/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/images/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/images/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

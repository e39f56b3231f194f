import type { Page, Response } from "@playwright/test";
import { securityDiagnostics } from "../security-headers";
import type { AuditedPage } from "./pages-of-each-kind";

/** Checks status and security headers of a page's answer. */
export function checkAnswer(response: Response | null, { status }: AuditedPage): string[] {
  return [
    ...(response?.status() === status ? [] : [`status: ${response?.status()}`]),
    ...securityDiagnostics(response?.headers() ?? {}),
  ];
}

/** Checks what every page has: language, title, one main landmark, one h1, breadcrumbs and a robots directive. */
export function checkOutline(page: Page, { path, isListed }: AuditedPage): Promise<string[]> {
  return page.evaluate(
    ([expectedRobots, isHome]) => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const robots = [...document.querySelectorAll<HTMLMetaElement>("meta[name=robots]")].map(({ content }) => content);
      const trail = document.querySelector("nav[aria-label=Breadcrumb] li")?.textContent ?? "none";
      const isSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));
      return [
        ...(document.documentElement.lang === "en" ? [] : [`language: ${document.documentElement.lang}`]),
        ...(/\S/.test(document.title) ? [] : ["title: none"]),
        ...(count("main") === 1 ? [] : [`main parts: ${count("main")}`]),
        ...(count("h1") === 1 ? [] : [`first headings: ${count("h1")}`]),
        // Next.js adds another "noindex" to a 404; crawlers combine the two.
        ...(robots.includes(expectedRobots) && !robots.join().includes("nofollow") ? [] : [`robots: ${robots}`]),
        ...((isHome ? trail === "none" : trail.includes("Home")) ? [] : [`trail: ${trail}`]),
        ...(isSeen("main .invented-mark") && !isSeen("[data-sample-strip]")
          ? ["marks of samples without the strip that says what is invented"]
          : []),
        ...(isSeen("[data-affiliate]") && !isSeen("[data-disclosure]") ? ["affiliate links without a disclosure"] : []),
      ];
    },
    [isListed ? "index, follow, max-image-preview:large" : "noindex, follow", path === "/"] as const,
  );
}

/** Checks that a page has a form, and that what is laid out for robots in forms that write is not filled in by software for readers. */
export function checkForms(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(document.forms.length > 0 ? [] : ["forms: none"]),
    ...[...document.querySelectorAll<HTMLInputElement>("[name=remarks]")]
      .filter((trap) => !trap.readOnly)
      .map(({ id }) => `trap that software may fill in: ${id}`),
  ]);
}

/**
 * Checks that only pictures on the first screen are loaded without `loading=lazy`, and that these are preloaded.
 * @param screen Its height in pixels.
 */
export function checkPictures(page: Page, screen: number): Promise<string[]> {
  return page.evaluate((height) => {
    const eager = [...document.images].filter(({ loading }) => loading !== "lazy");
    const preloads = document.querySelectorAll("link[rel=preload][as=image]").length;
    return [
      ...eager
        .filter((image) => image.getBoundingClientRect().top >= height)
        .map(({ src }) => `picture fetched first, but below the screen: ${src}`),
      ...(preloads === eager.length ? [] : [`${preloads} preloaded pictures of ${eager.length} fetched first`]),
    ];
  }, screen);
}

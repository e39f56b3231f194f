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
        ...(isSeen("main [data-sample]") && !isSeen("[data-sample-strip]")
          ? ["marks of samples without the strip that says what is invented"]
          : []),
        ...(isSeen("[data-affiliate]") && !isSeen("[data-disclosure]") ? ["affiliate links without a disclosure"] : []),
      ];
    },
    [isListed ? "index, follow, max-image-preview:large" : "noindex, follow", path === "/"] as const,
  );
}

/** Checks that forms that read, and their fields, have descriptions for agents (WebMCP), and that forms that write have none. */
export function checkForms(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const forms = [...document.forms].filter(({ method }) => method === "get");
    const writing = [...document.forms].filter(({ method }) => method !== "get");
    const names = forms.map((form) => form.getAttribute("toolname") ?? "none");
    const fields = forms.flatMap((form) => [...form.querySelectorAll("input:not([type=hidden]), select, textarea")]);
    const isDescribed = (field: Element) => field.hasAttribute("toolparamdescription");
    return [
      ...(forms.length > 0 ? [] : ["forms: none"]),
      ...(new Set(names).size === names.length ? [] : [`names of forms: ${names}`]),
      ...forms
        .filter((form) => !form.getAttribute("toolname") || !form.getAttribute("tooldescription"))
        .map((form) => `form without a word for agents: ${form.action}`),
      ...fields
        .filter((field) => !isDescribed(field) && !field.closest("[aria-hidden=true], [hidden]"))
        .map(({ id }) => `field without a word for agents: ${id}`),
      ...writing
        .filter((form) => form.matches("[toolname]") || form.querySelector("[toolparamdescription]"))
        .map((form) => `form that writes and is offered to agents: ${form.action}`),
      ...writing
        .flatMap((form) => [...form.querySelectorAll<HTMLInputElement>("[name=remarks]")])
        .filter((trap) => !trap.readOnly)
        .map(({ id }) => `trap that agents may fill in: ${id}`),
    ];
  });
}

/** Checks that only pictures on the first screen are loaded without `loading=lazy`, and that these are preloaded. */
export function checkPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const eager = [...document.images].filter(({ loading }) => loading !== "lazy");
    const preloads = document.querySelectorAll("link[rel=preload][as=image]").length;
    return [
      ...eager
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map(({ src }) => `picture fetched first, but below the screen: ${src}`),
      ...(preloads === eager.length ? [] : [`${preloads} preloaded pictures of ${eager.length} fetched first`]),
    ];
  });
}

import { showClaimsInText, withheld } from "@/lib/content/claims/resolve-claims";
import { exportBody } from "@/lib/machines/markdown-export";
import type { RenderContext, RenderedBody } from "@/lib/text/body-types";
import { type BodyPlace, renderBody } from "@/lib/text/render-body";

/** Claims for tests: `users` may always be shown, `unproven` never, others do not exist. */
export function testLookup(reference: string) {
  if (reference === "claim:users") return "10,000+";
  return reference === "claim:unproven" ? withheld : undefined;
}

/** The claims above and one partner, `lark-ai`. */
export const testContext: RenderContext = {
  affiliateAttributes: (slug) =>
    slug === "lark-ai"
      ? { href: "https://lark.example/?utm_source=a&utm_medium=b", target: "_blank", rel: "sponsored noopener" }
      : undefined,
  resolveClaims: (text) => showClaimsInText(text, testLookup),
};

/** Renders a body in this context. */
export function render(markdown: string, place?: BodyPlace): RenderedBody {
  return renderBody(markdown, testContext, place);
}

/** A body as markdown for readers elsewhere. */
export function exportMarkdown(markdown: string, context: RenderContext = testContext): string {
  return exportBody(markdown, context, "https://site.example/blog/here");
}

import { speculationRules } from "@/lib/cache/speculation-rules";

/** Speculation rules: which pages the browser may prerender. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}

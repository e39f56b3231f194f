import { speculationRules } from "@/lib/delivery/speculation-rules";

/** Tells browsers that know speculation rules which pages to prepare; others do without. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the source.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}

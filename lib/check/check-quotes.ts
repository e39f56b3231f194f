import { quotingNothing } from "../content/link/find-problems";
import { diagnosticInFile } from "../content/read/diagnostic-at";
import type { Diagnostic } from "../content/read/diagnostics";
import type { ParsedEntry } from "../content/read/parse-entry";
import type { Library } from "../content/site/library";
import { findQuotes } from "./find-quotes";
import type { TextRule } from "./rule";

/** Finds what was meant as a quote and is none, so that readers would see it as it is written. A quote of what is not there is found as the files are put together. */
export function checkQuotes(library: Library): TextRule {
  const plain = quotingNothing(library);
  const ofText = (entry: ParsedEntry<unknown>): Diagnostic[] =>
    findQuotes(entry).malformed.flatMap(({ written, ...place }) => {
      if (isMeantForLedger(written)) {
        const message = `"${written}" does not quote a claim: write {{claim:id}} or [words](claim:id), the id in lower case.`;
        return [diagnosticInFile(entry, place, message)];
      }
      // "{ price: 7, until: 2025-06-28 }" of an app is YAML.
      if (plain.has(entry)) return [];
      const message = `"${written}" is not a quote: write {{price:app.plan}}, {{fact:app.question}} or {{operator:name}}, in lower case.`;
      return [diagnosticInFile(entry, place, message)];
    });
  return { ofText };
}

/** Whether a misspelt quote was to be one of a claim, and not of an app. */
function isMeantForLedger(written: string): boolean {
  return /^\{+\s*(?:claim|sum|part)|claims?:/i.test(written);
}

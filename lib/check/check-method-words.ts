import { readableText } from "../content/markdown/parse-body";
import { diagnosticInFile } from "../content/read/diagnostics";
import { positionAt } from "../util/position";
import type { TextRule } from "./rule";

const self = "(?:my|your|him|her|them|one)sel(?:f|ves)";
const whose = "(?:my|your|his|her|their|one's|a|the)";

/** Words that speak of suicide or of self-harm. */
const subject = new RegExp(
  [
    "suicid\\w*|self-harm\\w*|(?:want|wish)(?:ed|s|ing|es)? to die|better off dead",
    "(?:not|n['’]t|no longer) (?:want|wish)(?:ed|s|ing)? to (?:live|go on living|be alive)",
    `(?:kill|hurt|harm)(?:ed|s|ing)? ${self}|(?:end|tak)(?:e|ed|es|s|ing)? ${whose} (?:own )?li(?:fe|ves)`,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join("|"),
  "gi",
);

/** Words that name a means or a place. */
const method = new RegExp(
  [
    "balcon(?:y|ies)|bridges?|roof(?:top)?s?|ledges?|cliffs?|out of (?:a|the) windows?|jump(?:ed|s|ing)? (?:off|from)",
    "in front of (?:a|the) (?:train|car|bus)|(?:train|railway) tracks|overdos\\w*|pills|poison\\w*|bleach|carbon monoxide",
    `rope|noose|hang(?:ed|s|ing)? ${self}|drown\\w*|razors?|blades?|kni(?:fe|ves)|wrists?|guns?|pistols?|rifles?`,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join("|"),
  "gi",
);

/** How far from each other the two are looked for, in characters: a paragraph, and what stands next to it. */
const near = 400;

function findMethods(text: string): RegExpExecArray[] {
  const subjects = [...text.matchAll(subject)].map(({ index }) => index);
  // Most texts have none.
  if (subjects.length === 0) return [];
  return [...text.matchAll(method)].filter(({ index }) => subjects.some((at) => Math.abs(at - index) < near));
}

/**
 * Finds words that name a method of suicide beside the subject, in any text: a description can bring a reader who is at
 * risk to it, which is why guidelines for the press refuse it. The subject itself, and helplines, are allowed everywhere.
 */
export function checkMethodWords(): TextRule {
  return (entry) =>
    findMethods(readableText(entry)).map(({ 0: words, index }) => {
      const message = `"${words}" is next to words about suicide. No text names a method: leave it out, and point readers to people who can help.`;
      return diagnosticInFile(entry, positionAt(entry.text, index), message);
    });
}

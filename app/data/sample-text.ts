import { getDocument } from "@/lib/content/snapshot/documents";

/** Whether a page of text is a sample, or names an operator who is one. */
export function isSampleText({ data, body }: { data: { sample: boolean }; body: string }): boolean {
  return data.sample || (getDocument("site/operator").sample && body.includes("{{operator:"));
}

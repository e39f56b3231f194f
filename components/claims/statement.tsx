import type { Statement as StatementData } from "@/lib/claims/shown-claims";
import { StatusTag } from "../ui/status-tag";

/** A text that may state a claim: what nothing proves is marked in the same line. */
export function Statement({ text, mark }: StatementData) {
  return (
    <>
      {text}
      {mark && " "}
      {mark && <StatusTag>{mark}</StatusTag>}
    </>
  );
}

import { type SampleKind, sampleLabels } from "@/lib/util/sample";
import { StatusTag } from "./status-tag";

type SampleTagProps = { of?: SampleKind };

/** Marks what came with the starter, or was invented, where it is beside something that is not: "Sample score". */
export function SampleTag({ of = "any" }: SampleTagProps) {
  return <StatusTag isSample>{sampleLabels[of]}</StatusTag>;
}

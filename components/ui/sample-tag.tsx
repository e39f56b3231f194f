import { StatusTag } from "./status-tag";

type SampleTagProps = { of?: "author" | "data" | "person" | "prices" | "review" | "score" | "text" };

/** Marks what came with the starter, or was invented: "Sample score". */
export function SampleTag({ of }: SampleTagProps) {
  return <StatusTag>{of ? `Sample ${of}` : "Sample"}</StatusTag>;
}

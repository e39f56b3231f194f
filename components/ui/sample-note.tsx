import { sampleNotes } from "@/lib/util/sample";
import { Callout } from "./callout";

const headings = {
  changes: "Sample changes",
  facts: "Sample prices and answers",
  ratings: "Sample ratings",
} as const;

/** Says of a part of a page that it came with the starter. */
export function SampleNote({ of }: { of: keyof typeof headings }) {
  return (
    <Callout heading={headings[of]}>
      <p>{sampleNotes[of]}</p>
    </Callout>
  );
}

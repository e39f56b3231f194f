import { type Marks, splitMarks } from "@/lib/search/split-matches";

type MarkedProps = { text: string; marks: Marks };

/** A text in which what was looked for is highlighted. */
export function Marked({ text, marks }: MarkedProps) {
  return splitMarks(text, marks).map(({ text: piece, start, isMatch }) =>
    isMatch ? (
      <mark key={start} className="marked">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

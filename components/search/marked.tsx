import { splitMarks } from "@/lib/search/marks";

type MarkedProps = { text: string; marks: readonly string[] };

/**
 * A text in which what was looked for is highlighted. Each piece is an element: React could not remove a bare text that a
 * browser's translation has wrapped.
 */
export function Marked({ text, marks }: MarkedProps) {
  return splitMarks(text, marks).map(({ text: piece, start, isMatch }) =>
    isMatch ? (
      <mark key={start} className="marked">
        {piece}
      </mark>
    ) : (
      <span key={start}>{piece}</span>
    ),
  );
}

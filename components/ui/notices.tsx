/** What could not be done with what a reader asked for; nothing where all could. */
export function Notices({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="stack-2 wrap notices">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

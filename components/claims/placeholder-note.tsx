import { routes } from "@/lib/util/routes";

type PlaceholderNoteProps = { of: readonly ({ mark?: string | undefined } | undefined)[] };

/** One footnote for a block of statements that nothing proves; nothing where all are proved. */
export function PlaceholderNote({ of }: PlaceholderNoteProps) {
  if (!of.some((one) => one?.mark)) return null;
  return (
    <p className="text-xs soft">
      Placeholders; see <a href={routes.howWeKnow()}>How we know</a>.
    </p>
  );
}

import { PlaceholderNote } from "../claims/placeholder-note";

type UserRatingProps = {
  appName: string;
  /** "4.9/5". */
  averageText: string;
  /** "2,142". */
  countText: string;
  /** Says that nothing proves it. */
  mark?: string | undefined;
};

/** Rating of an app by its users, kept apart from the rating by the editors. */
export function UserRating({ appName, averageText, countText, mark }: UserRatingProps) {
  return (
    <div className="text-sm snug faint">
      <p>
        Users give {appName} <strong>{averageText}</strong> in <strong>{countText}</strong> ratings. That figure plays
        no part in our own rating.
      </p>
      <PlaceholderNote of={[{ mark }]} />
    </div>
  );
}

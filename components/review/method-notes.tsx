import type { Scoring } from "@/lib/content/schemas/scoring-schema";
import { formatDate } from "@/lib/util/date";
import { limits } from "@/lib/util/limits";
import { formatScore } from "@/lib/util/number";

export type MethodNotesProps = { method: Pick<Scoring, "version" | "starsWithin" | "changelog"> };

/** The rule of the order, how stars and points hold together, and the editions of the method. */
export function MethodNotes({ method: { version, starsWithin, changelog } }: MethodNotesProps) {
  return (
    <div className="stack-2 text-sm soft measure">
      <p>
        Apps are ranked by points, then by stars, then by date, newest review first. Points come only from tests. A
        review’s stars may differ from them by {formatScore(starsWithin)} of {limits.starScale} at most. Untested apps
        are not ranked.
      </p>
      <p>This is edition {version} of the method.</p>
      {changelog.length > 0 && (
        <ul className="ruled">
          {[...changelog]
            .sort((a, b) => b.version - a.version)
            .map((edition) => (
              <li key={edition.version}>
                Edition {edition.version}, <time dateTime={edition.date}>{formatDate(edition.date)}</time>:{" "}
                {edition.what}
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

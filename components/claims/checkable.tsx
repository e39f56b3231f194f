import type { Route } from "next";

type ProofCountProps = {
  /** What is published, and where anybody can count it. */
  figures: readonly { count: number; what: string; href: Route }[];
  counts: Readonly<Record<"proved" | "computed" | "expired" | "sample" | "unproved", number>>;
};

const kinds = [
  ["proved", "proved by evidence"],
  ["computed", "calculated by us"],
  ["expired", "with expired evidence"],
  ["sample", "based on samples"],
  ["unproved", "not proved"],
] as const;

/** What there is to look at; how a proved claim looks; and how many claims have which proof, without kinds that have none. */
export function ProofCount({ figures, counts }: ProofCountProps) {
  const found = kinds.filter(([kind]) => counts[kind] > 0).map(([kind, words]) => `${counts[kind]} ${words}`);
  return (
    <>
      {figures.length > 0 && (
        <ul className="row-3" aria-label="What you can count yourself">
          {figures.map(({ count, what, href }) => (
            <li key={what}>
              <a className="tall-link" href={href}>
                <strong className="text-2xl numbers">{count.toLocaleString("en-US")}</strong>
                {count === 1 ? what : `${what}s`}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="measure">
        A proved claim has <strong className="fact">✓ Proved</strong> beside it, with its evidence, the day on which we
        checked it, and the day until which it holds.{counts.proved === 0 && " None is proved yet."}
      </p>
      {found.length > 0 && <p className="text-sm soft">Our claims: {found.join(", ")}.</p>}
    </>
  );
}

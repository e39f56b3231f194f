import { limits } from "@/lib/util/limits";
import { formatScore } from "@/lib/util/number";

const outline = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

/** Positions of the stars, from 1. */
const positions = Array.from({ length: limits.starScale }, (_, index) => index + 1);

type StarsProps = {
  /** 0 to 5. */
  rating: number;
};

/** A rating as stars with fractions, and as a number. */
export function Stars({ rating }: StarsProps) {
  return (
    <span className="numbers rating">
      <span className="stars" aria-hidden="true">
        {positions.map((position) => (
          <Star key={position} share={starShare(rating, position - 1)} />
        ))}
      </span>
      <span className="bold">
        <span className="visually-hidden">Rated </span>
        {formatScore(rating)}
        <span className="regular faint">
          <span className="visually-hidden"> out of </span>
          <span aria-hidden="true">/</span>
          {limits.starScale}
        </span>
      </span>
    </span>
  );
}

/** Filled fraction of the star at `index` (from 0): 0 to 1. */
export function starShare(rating: number, index: number): number {
  return Math.min(1, Math.max(0, Math.round((rating - index) * 10) / 10));
}

function Star({ share }: { share: number }) {
  return (
    <svg className="stars-star" viewBox="0 0 20 20" aria-hidden="true">
      <path className="stars-empty" d={outline} />
      {share > 0 && (
        <path
          className="stars-full"
          d={outline}
          style={share < 1 ? { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` } : undefined}
        />
      )}
    </svg>
  );
}

import { limits } from "@/lib/util/limits";
import { formatScore } from "@/lib/util/number";

const outline = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

const indexes = Array.from({ length: limits.starScale }, (_, index) => index);

type StarsProps = {
  /** 0 to 5. */
  rating: number;
};

/** A rating as stars with fractions, and as a number. */
export function Stars({ rating }: StarsProps) {
  return (
    <span className="numbers rating">
      <span className="stars" aria-hidden="true">
        {indexes.map((index) => (
          <Star key={index} share={Math.min(1, Math.max(0, Math.round((rating - index) * 10) / 10))} />
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

/** One of the stars, of which a share from 0 to 1 is filled. */
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

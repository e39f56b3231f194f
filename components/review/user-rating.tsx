import { StatusTag } from "../ui/status-tag";
import styles from "./user-rating.module.css";

type UserRatingProps = {
  product: string;
  /** "4.9/5". */
  averageText: string;
  /** "2,142". */
  countText: string;
  /** Whether both figures are proved. */
  isProved: boolean;
};

/** Rating of an app by its users, kept apart from the rating by the editors. */
export function UserRating({ product, averageText, countText, isProved }: UserRatingProps) {
  return (
    <p className={styles.line}>
      Users give {product} <strong>{averageText}</strong> in <strong>{countText}</strong> ratings. That figure plays no
      part in our own rating. {!isProved && <StatusTag>Not proved</StatusTag>}
    </p>
  );
}

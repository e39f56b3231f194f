import { nameWithSample } from "../../util/sample";

/** Ranks that show the "Expert Reviewed" badge and the verdict. */
const reviewedRanks = 3;

type Rank = number | undefined;

/**
 * Badges of a card: the top badge for rank 1, the reviewed badge for the first three. A card without a rank has none. A badge
 * that rests on a sample score says so itself.
 */
export function rankBadges(
  rank: Rank,
  { topBadge, reviewedBadge }: { topBadge: string; reviewedBadge: string },
  isSample = false,
): string[] {
  const earned = [...(rank === 1 ? [topBadge] : []), ...(showsVerdict(rank) ? [reviewedBadge] : [])];
  return earned.map((badge) => nameWithSample(badge, isSample));
}

export function showsVerdict(rank: Rank): boolean {
  return rank !== undefined && rank <= reviewedRanks;
}

export function showsEditorNote(rank: Rank): boolean {
  return rank === 1;
}

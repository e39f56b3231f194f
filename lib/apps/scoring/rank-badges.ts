/** Ranks that show the "Expert Reviewed" badge and the verdict. */
const reviewedRanks = 3;

type Rank = number | undefined;

/** Badges of a card: the top badge for rank 1, the reviewed badge for the first three. A card without a rank has none. */
export function rankBadges(rank: Rank, badges: { topBadge: string; reviewedBadge: string }): string[] {
  return [...(rank === 1 ? [badges.topBadge] : []), ...(showsVerdict(rank) ? [badges.reviewedBadge] : [])];
}

export function showsVerdict(rank: Rank): boolean {
  return rank !== undefined && rank <= reviewedRanks;
}

export function showsEditorNote(rank: Rank): boolean {
  return rank === 1;
}

/** Ranks that show the "Expert Reviewed" badge and the verdict (docs/product.md, section 4, "Reviews list"). */
const reviewedRanks = 3;

type RankLabels = { ranked: readonly string[]; otherwise: string };

/** Label of a rank; ranks beyond the list share one. */
export function rankLabel(rank: number, labels: RankLabels): string {
  return labels.ranked[rank - 1] ?? labels.otherwise;
}

/** Badges of a card: the top badge for rank 1, the reviewed badge for the first three. */
export function rankBadges(rank: number, badges: { topBadge: string; reviewedBadge: string }): string[] {
  return [...(rank === 1 ? [badges.topBadge] : []), ...(rank <= reviewedRanks ? [badges.reviewedBadge] : [])];
}

export function showsVerdict(rank: number): boolean {
  return rank <= reviewedRanks;
}

export function showsEditorNote(rank: number): boolean {
  return rank === 1;
}

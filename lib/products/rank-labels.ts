/** What a place in the ranking is called, and what its card shows (docs/product.md, section 4, "Reviews list"). */

/** Ranks that show the "Expert Reviewed" badge and the verdict. */
const reviewedRanks = 3;

type RankLabels = { ranked: readonly string[]; otherwise: string };

export function rankLabel(rank: number, labels: RankLabels): string {
  return labels.ranked[rank - 1] ?? labels.otherwise;
}

/** The top badge for rank 1, then the reviewed badge for the first ranks. */
export function rankBadges(rank: number, badges: { topBadge: string; reviewedBadge: string }): string[] {
  return [...(rank === 1 ? [badges.topBadge] : []), ...(rank <= reviewedRanks ? [badges.reviewedBadge] : [])];
}

export function showsVerdict(rank: number): boolean {
  return rank <= reviewedRanks;
}

export function showsEditorNote(rank: number): boolean {
  return rank === 1;
}

import { rankBadges, showsEditorNote, showsVerdict } from "@/lib/apps/scoring/labels";

const badges = { topBadge: "TOP PICK 2025", reviewedBadge: "Expert Reviewed" };

describe("what a rank shows", () => {
  it.each([
    { rank: 1, shown: ["TOP PICK 2025", "Expert Reviewed"], verdict: true, note: true },
    { rank: 2, shown: ["Expert Reviewed"], verdict: true, note: false },
    { rank: 3, shown: ["Expert Reviewed"], verdict: true, note: false },
    { rank: 4, shown: [], verdict: false, note: false },
    { rank: 12, shown: [], verdict: false, note: false },
    { rank: undefined, shown: [], verdict: false, note: false },
  ])("is $shown at rank $rank", ({ rank, shown, verdict, note }) => {
    expect(rankBadges(rank, badges)).toEqual(shown);
    expect(showsVerdict(rank)).toBe(verdict);
    expect(showsEditorNote(rank)).toBe(note);
  });
});

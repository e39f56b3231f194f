import { rankBadges, rankLabel, showsEditorNote, showsVerdict } from "@/lib/products/rank-labels";

const labels = { ranked: ["First", "Second", "Third", "Fourth", "Fifth"], otherwise: "Other" };
const badges = { topBadge: "TOP PICK 2025", reviewedBadge: "Expert Reviewed" };

describe("rankLabel", () => {
  it.each([
    [1, "First"],
    [2, "Second"],
    [3, "Third"],
    [4, "Fourth"],
    [5, "Fifth"],
    [6, "Other"],
    [40, "Other"],
  ])("calls rank %i %j", (rank, label) => {
    expect(rankLabel(rank, labels)).toBe(label);
  });
});

describe("what a rank shows", () => {
  it.each([
    { rank: 1, shown: ["TOP PICK 2025", "Expert Reviewed"], verdict: true, note: true },
    { rank: 2, shown: ["Expert Reviewed"], verdict: true, note: false },
    { rank: 3, shown: ["Expert Reviewed"], verdict: true, note: false },
    { rank: 4, shown: [], verdict: false, note: false },
    { rank: 12, shown: [], verdict: false, note: false },
  ])("is $shown at rank $rank", ({ rank, shown, verdict, note }) => {
    expect(rankBadges(rank, badges)).toEqual(shown);
    expect(showsVerdict(rank)).toBe(verdict);
    expect(showsEditorNote(rank)).toBe(note);
  });
});

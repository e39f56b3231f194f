import { render, screen, within } from "@testing-library/react";
import { HowWeReview } from "@/components/review/how-we-review";
import { RankingTable, type RankingTableRow } from "@/components/review/ranking-table";
import { asSafeHtml } from "@/lib/text/body-types";

const score = { total: 47.9, of: 50 };
const first: RankingTableRow = {
  rank: 1,
  slug: "lark-ai-review",
  appName: "Lark AI",
  score,
  year: "$95.88",
  label: "Top Choice for Roleplay",
  isInvented: false,
  month: "$7.99",
  answers: [
    { id: "ads", label: "Shares data with advertisers", short: "No ads", tone: "no", isBetter: true, text: "no" },
    { id: "export", label: "Chats can be exported", short: "Export", tone: "yes", isBetter: true, text: "yes" },
  ],
};
const second: RankingTableRow = {
  rank: 2,
  slug: "sable-ai-review",
  appName: "Sable AI",
  score: { ...score, total: 44 },
  isInvented: false,
  answers: [
    { id: "ads", label: "Shares data with advertisers", short: "No ads", tone: "yes", isBetter: false, text: "yes" },
    { id: "export", label: "Chats can be exported", short: "Export", tone: "unknown", text: "not known" },
  ],
};

describe("RankingTable", () => {
  const cellsOf = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll("th, td") ?? [])].map((cell) => cell.textContent);

  it("gives each place with its app, who pays us, its points, its prices and the answers that decide", () => {
    render(<RankingTable rows={[first, second]} paying={new Set(["sable-ai-review"])} />);
    const [head, one, two] = within(screen.getByRole("table", { name: "Ranking at a glance" })).getAllByRole("row");
    const answers = ["No adsShares data with advertisers", "ExportChats can be exported"];
    expect(cellsOf(head)).toEqual(["App", "Points of\u00a050", "A yeara month", ...answers]);
    expect(cellsOf(one)).toEqual(["1LLark AI Top Choice for Roleplay", "47.9 of 50", "$95.88$7.99", "No", "Yes"]);
    expect(cellsOf(two)).toEqual(["2SSable AI Pays us", "44.0 of 50", "–not known", "Yes", "?Not known"]);
    expect(screen.getByRole("link", { name: "Lark AI" })).toHaveAttribute("href", "/reviews/lark-ai-review");
    const year = screen.getByRole("link", { name: "$95.88: what Lark AI costs" });
    expect(year).toHaveAttribute("href", "/reviews/lark-ai-review#plans");
  });

  it("says what its signs mean", () => {
    const { container } = render(<RankingTable rows={[first]} />);
    expect(container).toHaveTextContent("good partly bad? not known");
  });

  it("says once that nobody has checked any answer of an app without a score", () => {
    const answers = first.answers.map((answer) => ({ ...answer, tone: "unknown" as const }));
    render(<RankingTable rows={[first, { ...second, score: undefined, answers }]} />);
    expect(cellsOf(screen.getAllByRole("row")[2])).toEqual(["2SSable AI ", "–not known", "–not known", "Not checked"]);
  });

  it("says how many answers each app has, of which a phone shows the first", () => {
    const { container, rerender } = render(<RankingTable rows={[first]} />);
    expect(container).toHaveTextContent("2 answers each: scroll the table sideways");
    rerender(<RankingTable rows={[{ ...first, answers: [] }]} />);
    expect(container).not.toHaveTextContent("scroll the table");
  });

  it("is not there without an app", () => {
    expect(render(<RankingTable rows={[]} />).container).toBeEmptyDOMElement();
  });

  it("names what is invented", () => {
    render(<RankingTable rows={[{ ...first, isInvented: true }]} />);
    expect(screen.getByRole("rowheader")).toHaveAccessibleName(/Lark AI invented app/);
  });
});

it("prints the rule of the order and the editions of the method, newest first", () => {
  const changelog = [
    { version: 1, date: "2025-06-01", what: "The first edition." },
    { version: 2, date: "2025-07-01", what: "Terms count for more." },
  ];
  const disclosure = { heading: "Who pays", linkLabel: "More", html: asSafeHtml("") };
  const method = { version: 2, starsWithin: 0.3, changelog };
  const { container } = render(
    <HowWeReview process={{ heading: "How", steps: [] }} method={method} disclosure={disclosure} />,
  );
  expect(container).toHaveTextContent("Apps are ranked by points, then by stars, then by date, newest review first");
  expect(container).toHaveTextContent("may differ from them by 0.3 of 5 at most");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Edition 2 of the method, July 1, 2025: Terms count for more.",
    "Edition 1 of the method, June 1, 2025: The first edition.",
  ]);
});

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { signOf } from "@/components/review/answer-text";
import { ChangeList } from "@/components/review/change-list";
import { CompareWith } from "@/components/review/compare-with";
import { CriteriaGrid } from "@/components/review/criteria-grid";
import { routes } from "@/lib/util/routes";

describe("CompareWith", () => {
  const sable = {
    name: "Sable AI",
    review: routes.review("sable-ai-review"),
    score: { stars: 4.3, total: 43, of: 50 },
    year: "$59.88 a year or free",
    isInvented: true,
    comparison: routes.comparison("lark-ai-vs-sable-ai"),
    reason: { text: "Cheaper year: $59.88 against $95.88", olderThan: 180 },
  };
  const wick = { ...sable, name: "Wick", isInvented: false, comparison: undefined, reason: undefined };
  const orrin = { name: "Orrin", isInvented: false };
  const choose = { href: routes.compare(["lark-ai"]), label: "Compare more" };
  const show = (...others: Parameters<typeof CompareWith>[0]["others"][number][]) =>
    render(<CompareWith others={others} />);

  it("gives points, price and what speaks for each, a price once, and leads to its review and to both side by side", () => {
    render(<CompareWith others={[sable, wick, orrin]} choose={choose} />);
    const section = within(screen.getByRole("region", { name: "Compare With" }));
    const [first, second, third] = ["Sable AI", "Wick", "Orrin"].map((name) => section.getByText(name).closest("li"));
    expect(first).toHaveTextContent(
      /43\.0 of 50 pointsCheaper year: \$59\.88 against \$95\.88 \(checked more than 180 days ago\)Side by side/,
    );
    expect(within(first as HTMLElement).getByRole("img", { name: "invented app" })).toBeInTheDocument();
    expect(second).toHaveTextContent("43.0 of 50 points$59.88 a year or free");
    expect(third).toHaveTextContent("Not reviewed yetPrice not known");
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Sable AI", "/reviews/sable-ai-review"],
      ["Side by side with Sable AI", "/reviews/compare/lark-ai-vs-sable-ai"],
      ["Wick", "/reviews/sable-ai-review"],
      ["Compare more", "/reviews/compare?apps=lark-ai"],
    ]);
  });

  it("says once what its clocks mean, which is true of each, and nothing where all is fresh", () => {
    show({ ...sable, reason: { text: "Refunds: 14 days", olderThan: 365 } }, { ...sable, name: "Lark AI" });
    expect(screen.getAllByText(/^Checked more than \d+ days ago/).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("more than 180 days ago"),
    ]);
    document.body.innerHTML = "";
    expect(show({ ...sable, reason: { text: "More points" } }).container).not.toHaveTextContent("days ago");
  });

  it("is not there without any app", () => {
    expect(show().container).toBeEmptyDOMElement();
  });
});

it("changes have each its day and its source, in the order given", () => {
  const changes = [
    { id: "2025-06-18", date: "2025-06-18", what: "Chats are kept for 30 days.", source: "https://news.example/" },
    { id: "2025-01-10.monthly", date: "2025-01-10", what: "Monthly went up.", source: "test:2025-01-09" },
  ];
  const { container, rerender } = render(<ChangeList appName="Orrin" changes={changes} />);
  const section = screen.getByRole("region", { name: "What changed at Orrin" });
  expect(section).toHaveTextContent(/^What changed at Orrin2 changes/);
  expect(within(section).getByRole("group")).not.toHaveAttribute("open");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "June 18, 2025Chats are kept for 30 days.Source: news.example (opens in a new tab)",
    "January 10, 2025Monthly went up.Source: our test of January 9, 2025",
  ]);
  expect(screen.getByRole("link", { name: "Changes across all apps" })).toHaveAttribute("href", "/changes");
  expect(screen.getByText("June 18, 2025")).toHaveAttribute("datetime", "2025-06-18");
  rerender(<ChangeList appName="Orrin" changes={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it("criteria with extra detail are folded until they are asked for, and folded again", async () => {
  const chat = { icon: "chat" as const, title: "Chat", description: "How it talks.", score: 10, extraDetail: false };
  const extra = { ...chat, title: "Export", description: "What you can take along.", score: 4, extraDetail: true };
  const { rerender } = render(<CriteriaGrid items={[extra, chat]} />);
  const detail = screen.getByText("What you can take along.");
  expect(screen.getByText("How it talks.")).toBeVisible();
  expect(detail).not.toBeVisible();
  await userEvent.click(screen.getByText("Show All Criteria"));
  expect(detail).toBeVisible();
  await userEvent.click(screen.getByText("Show Less"));
  expect(detail).not.toBeVisible();
  rerender(<CriteriaGrid items={[chat]} />);
  expect(screen.queryByText("Show All Criteria")).not.toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent("ChatWeight: 10 of 10How it talks.");
});

it.each([
  ["yes", true, "check"],
  ["no", true, "check"],
  ["yes", false, "cross"],
  ["no", false, "cross"],
  ["yes", undefined, "check"],
  ["no", undefined, "cross"],
  ["partly", false, "half"],
  ["unknown", undefined, undefined],
  ["value", true, undefined],
] as const)("the sign of %s, where better is %s, is %s", (tone, isBetter, sign) => {
  expect(signOf(tone, isBetter)).toBe(sign);
});

import { render, screen } from "@testing-library/react";
import { AppCta } from "@/components/review/app-cta";
import { ReviewSummary } from "@/components/review/review-summary";
import { linkTarget } from "../../helpers/link-target";

describe("AppCta", () => {
  const props = {
    appName: "Lark AI",
    target: linkTarget({ url: "https://lark.example/?utm_source=a", partnerName: "Lark AI" }),
    disclosure: "We may earn a commission.",
  };

  it("of an app that is no partner leads to its own site alone; nowhere where nobody knows it", () => {
    const { container, rerender } = render(<AppCta {...props} appName="Sable AI" website="https://sable.example/" />);
    const link = screen.getByRole("link");
    expect(link).toHaveAccessibleName("Visit Sable AI (opens in a new tab)");
    expect(link).toHaveAttribute("href", "https://sable.example/");
    expect(link).not.toHaveAttribute("data-affiliate");
    rerender(<AppCta {...props} appName="Sable AI" />);
    expect(container).toBeEmptyDOMElement();
  });

  it("never shows a code without what it takes off, or that nobody knows", () => {
    const { rerender } = render(<AppCta {...props} discountCode="ALMANAC20" />);
    expect(screen.getByText(/^We don’t know the discount/)).toBeInTheDocument();
    rerender(<AppCta {...props} discountCode="ALMANAC20" discountGives="20% off the first month" />);
    expect(screen.getByText("20% off the first month")).toBeInTheDocument();
    expect(screen.queryByText(/not known/)).not.toBeInTheDocument();
  });
});

describe("ReviewSummary", () => {
  const figures = [
    { label: "1 month from", text: "$7.99" },
    { label: "12 months from", text: "$95.88" },
  ];
  const card = {
    appName: "Lark AI",
    isInvented: false,
    score: { stars: 4.7, total: 46.2, of: 50 },
    prices: { figures, checkedOn: "2025-06-20" },
    facts: [
      { id: "a", label: "Delete it yourself", short: "Delete", tone: "yes" as const, text: "yes", isBetter: true },
      { id: "b", label: "Cancel online", short: "Cancel", tone: "unknown" as const, text: "not known" },
    ],
    answerCount: 28,
    children: "The way",
  };

  it("has points, cost with its day, what decides, all answers, and the way to the app", () => {
    render(<ReviewSummary {...card} />);
    expect(screen.getByRole("region", { name: "Lark AI in short" })).toHaveTextContent(
      /^LLark AI46\.2 of 501 month from\$7\.9912 months from\$95\.88Checked June 20, 2025DeleteDelete it yourself: yes\?CancelCancel online: not knownAll 28 answersThe way$/,
    );
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(figures.map((one) => one.label));
    expect(screen.getByRole("link", { name: "All 28 answers" })).toHaveAttribute("href", "#facts");
  });

  it("says whether its prices are old, and that none is known", () => {
    const { container, rerender } = render(<ReviewSummary {...card} prices={{ ...card.prices, olderThan: 180 }} />);
    expect(container).toHaveTextContent("Checked June 20, 2025 more than 180 days ago");
    rerender(<ReviewSummary {...card} prices={{ figures: [] }} />);
    expect(container).toHaveTextContent("Prices not known");
  });

  it("says in words that an app is invented, and that nobody has tested it", () => {
    const { container, rerender } = render(<ReviewSummary {...card} isInvented />);
    expect(container).toHaveTextContent(/^LLark AIInvented app46\.2 of 501 month/);
    rerender(<ReviewSummary {...card} score={undefined} />);
    expect(container).toHaveTextContent(/^LLark AIWe have not tested this app\.1 month/);
  });

  it("leads to no answers where there are none", () => {
    render(<ReviewSummary {...card} facts={[]} answerCount={0} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

import { render, screen } from "@testing-library/react";
import { AnswerCard } from "@/components/review/answer-card";
import { AppCta } from "@/components/review/app-cta";
import { PriceLine } from "@/components/review/price-line";
import { Score } from "@/components/review/score";
import { linkTarget } from "../../helpers/link-target";

describe("Score", () => {
  const score = { stars: 4.7, total: 46.2, of: 50, isSample: false };

  it("has stars and points, and says when they are a sample", () => {
    const { container, rerender } = render(<Score showsPoints score={score} />);
    expect(container).toHaveTextContent("Rated 4.7 out of /546.2 of 50 points");
    expect(container).not.toHaveTextContent(/sample/i);
    rerender(<Score showsPoints score={{ ...score, isSample: true }} />);
    expect(container).toHaveTextContent("50 pointsSample score");
  });

  it("says that a review without a test is research only", () => {
    expect(render(<Score showsPoints />).container).toHaveTextContent("Research onlyWe have not tested this app.");
  });
});

describe("PriceLine", () => {
  const figures = [
    { label: "1 month from", text: "$7.99" },
    { label: "12 months from", text: "$95.88" },
  ];

  it("names each figure, and says when somebody looked and whether that is long ago", () => {
    const { container } = render(<PriceLine figures={figures} checkedOn="2025-06-20" olderThan={180} />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(figures.map((one) => one.label));
    expect(container).toHaveTextContent("$7.9912 months from$95.88Checked June 20, 2025 more than 180 days ago");
    expect(container).not.toHaveTextContent(/sample/i);
  });

  it("says that no price is known", () => {
    expect(render(<PriceLine figures={[]} />).container).toHaveTextContent(/^Prices not known$/);
  });
});

describe("AppCta", () => {
  const props = {
    product: "Lark AI",
    target: linkTarget({ url: "https://lark.example/?utm_source=a", partnerName: "Lark AI" }),
    disclosure: "We may earn a commission.",
  };

  it("leads to the app, with its disclosure", () => {
    render(<AppCta {...props} />);
    const link = screen.getByRole("link", { name: "Visit Website (opens in a new tab)" });
    expect(link).toHaveAttribute("href", props.target.url);
    expect(screen.getByText(/We may earn a commission\./)).toBeInTheDocument();
    expect(screen.queryByText(/Discount code/)).not.toBeInTheDocument();
  });

  it("of an app that is no partner leads to its own site alone, and says that it earns nothing", () => {
    const { container, rerender } = render(<AppCta {...props} product="Sable AI" website="https://sable.example/" />);
    const own = screen.getByRole("link");
    expect(own).toHaveTextContent("Visit Sable AI");
    expect(own).toHaveAttribute("href", "https://sable.example/");
    expect(own).toHaveAttribute("rel", "noopener");
    expect(own).not.toHaveAttribute("data-affiliate");
    expect(container).toHaveTextContent("We earn nothing from Sable AI.");
    rerender(<AppCta {...props} product="Sable AI" />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("says who pays, and what the partner offers", () => {
    const offer = { text: "Up to 60% off", reason: "For twelve months paid at once." };
    const { container } = render(<AppCta {...props} offer={offer} />);
    expect(container).toHaveTextContent(
      /^Lark AI pays us\. Partner offer: Up to 60% off\. For twelve months paid at once\./,
    );
  });

  it("never shows a code without what it takes off, or that nobody knows", () => {
    const { rerender } = render(<AppCta {...props} discountCode="ALMANAC20" />);
    expect(screen.getByText(/^We don’t know the discount/)).toBeInTheDocument();
    rerender(<AppCta {...props} discountCode="ALMANAC20" discountGives="20% off the first month" />);
    expect(screen.getByText("20% off the first month")).toBeInTheDocument();
    expect(screen.queryByText(/not known/)).not.toBeInTheDocument();
  });
});

describe("AnswerCard", () => {
  const card = {
    product: "Lark AI",
    score: { stars: 4.7, total: 46.2, of: 50, isSample: true },
    prices: { figures: [{ label: "12 months from", text: "$95.88" }], checkedOn: "2025-06-20" },
    facts: [
      { id: "a", label: "Delete it yourself", tone: "yes" as const, text: "yes", isBetter: true },
      { id: "b", label: "Cancel online", tone: "unknown" as const, text: "not known" },
    ],
  };

  it("has score, cost with its day, what decides, and the way to the app", () => {
    render(
      <AnswerCard {...card} isPlaceholder={false} isInvented={false}>
        The way
      </AnswerCard>,
    );
    expect(screen.getByRole("region", { name: "Lark AI in short" })).toHaveTextContent(
      /^Rated 4\.7 out of .*46\.2 of 50 pointsSample score12 months from\$95\.88Checked June 20, 2025Delete it yourselfYesCancel onlineNot knownThe way$/,
    );
  });

  it("says of a score without a test that there was none, and of an invented app that it is one", () => {
    const { container, rerender } = render(
      <AnswerCard {...card} isPlaceholder isInvented={false}>
        The way
      </AnswerCard>,
    );
    expect(container).toHaveTextContent("Sample scoreWe have not tested this app.");
    rerender(
      <AnswerCard {...card} isPlaceholder={false} isInvented>
        The way
      </AnswerCard>,
    );
    expect(container).toHaveTextContent("pointsInvented app");
    expect(container).not.toHaveTextContent(/Sample score|not tested/);
  });
});

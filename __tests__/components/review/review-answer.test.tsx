import { render, screen } from "@testing-library/react";
import { AppCta } from "@/components/review/app-cta";
import { PriceLine } from "@/components/review/price-line";
import { Score } from "@/components/review/score";
import { linkTarget } from "../../helpers/link-target";

describe("FullScore", () => {
  const score = { stars: 4.7, total: 46.2, of: 50, isSample: false };

  it("has stars and points, and says when they are a sample", () => {
    const { container, rerender } = render(<Score size="lg" score={score} />);
    expect(container).toHaveTextContent("Rated 4.7 out of /546.2 of 50 points");
    expect(container).not.toHaveTextContent(/sample/i);
    rerender(<Score size="lg" score={{ ...score, isSample: true }} />);
    expect(container).toHaveTextContent("50 pointsSample score");
  });

  it("says that a review without a test is research only", () => {
    expect(render(<Score size="lg" />).container).toHaveTextContent("Research onlyWe have not tested this app.");
  });
});

describe("PriceLine", () => {
  const figures = [
    { label: "Cheapest month", text: "$7.99" },
    { label: "Cheapest year", text: "$95.88" },
  ];

  it("names each figure, and says when somebody looked and whether that is long ago", () => {
    const { container } = render(
      <PriceLine figures={figures} checkedOn="2025-06-20" olderThan={180} isSample={false} />,
    );
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(figures.map((one) => one.label));
    expect(container).toHaveTextContent("$7.99Cheapest year$95.88Looked up June 20, 2025 more than 180 days ago");
    expect(container).not.toHaveTextContent(/sample/i);
  });

  it("says that prices are a sample", () => {
    expect(render(<PriceLine figures={figures} isSample />).container).toHaveTextContent("$95.88Sample prices");
  });

  it("says that no price is known, sample or not", () => {
    expect(render(<PriceLine figures={[]} isSample />).container).toHaveTextContent(/^Prices not known$/);
  });
});

describe("VisitApp", () => {
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

  it("of an app that is no partner leads to its own site, says that it pays nothing, and sells nothing", () => {
    const { rerender } = render(<AppCta {...props} product="Sable AI" website="https://sable.example/" />);
    const [own, ...others] = screen.getAllByRole("link");
    expect(own).toHaveTextContent("Visit Sable AI");
    expect(own).toHaveAttribute("href", "https://sable.example/");
    expect(own).toHaveAttribute("rel", "noopener");
    expect(own).not.toHaveAttribute("data-affiliate");
    expect(others).toEqual([]);
    expect(screen.getByText("We earn nothing from Sable AI.")).toBeVisible();
    rerender(<AppCta {...props} product="Sable AI" />);
    expect(screen.queryByRole("link", { name: /Sable/ })).not.toBeInTheDocument();
  });

  it("reports a press as the event that it is given", () => {
    const event = {
      name: "affiliate_click",
      label: "Visit Website: Lark AI Review",
      category: "Conversion",
      value: 1,
    } as const;
    render(<AppCta {...props} event={event} />);
    const { dataset } = screen.getByRole("link", { name: "Visit Website (opens in a new tab)" });
    expect(JSON.parse(dataset.event ?? "")).toEqual(event);
  });

  it("states a discount code where there is one", () => {
    render(<AppCta {...props} discountCode="ALMANAC20" />);
    expect(screen.getByText("ALMANAC20").parentElement).toHaveTextContent("Discount code ALMANAC20");
  });

  it("never shows a code without what it takes off, or that nobody knows", () => {
    const { rerender } = render(<AppCta {...props} discountCode="ALMANAC20" />);
    expect(screen.getByText(/^We don’t know the discount/)).toBeInTheDocument();
    rerender(<AppCta {...props} discountCode="ALMANAC20" discountGives="20% off the first month" />);
    expect(screen.getByText("20% off the first month")).toBeInTheDocument();
    expect(screen.queryByText(/not known/)).not.toBeInTheDocument();
  });
});

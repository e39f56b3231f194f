import { render, screen, within } from "@testing-library/react";
import { CompareWith } from "@/components/review/compare-with";
import { DetailedRatings } from "@/components/review/detailed-ratings";
import { ProsCons } from "@/components/review/pros-cons";
import { RelatedReviews } from "@/components/review/related-reviews";
import { Callout } from "@/components/ui/callout";
import { routes } from "@/lib/util/routes";

describe("DetailedRatings", () => {
  it("draws a bar for each rating, as wide as its share of 5", () => {
    const { container } = render(
      <DetailedRatings
        ratings={[
          { key: "usability", value: 4.5 },
          { key: "value", value: 2 },
        ]}
      />,
    );
    const section = screen.getByRole("region", { name: "Detailed Ratings" });
    expect(section).toHaveTextContent("Ease of use4.5 of 5Value for money2.0 of 5");
    expect([...container.querySelectorAll<HTMLElement>(".meter-bar")].map(({ style }) => style.width)).toEqual([
      "90%",
      "40%",
    ]);
  });

  it("is not there without ratings", () => {
    expect(render(<DetailedRatings ratings={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("CompareWith", () => {
  const score = { stars: 4.3, total: 43, of: 50, isSample: true };
  const sable = {
    slug: "sable-ai-review",
    product: "Sable AI",
    score,
    rank: 2,
    year: "$95.88",
    isInvented: true,
    comparison: routes.comparison("lark-ai-vs-sable-ai"),
  };
  const orrin = { slug: "orrin-review", product: "Orrin", rank: undefined, isInvented: false };

  it("gives rank, points and price of each, and leads to its review and to both side by side", () => {
    render(
      <CompareWith others={[sable, orrin]} choose={{ href: routes.compare(["lark-ai"]), label: "Compare more" }} />,
    );
    expect(screen.getByRole("heading", { name: "Compare With" })).toBeInTheDocument();
    const [tested, untested] = screen.getAllByRole("listitem");
    expect(tested).toHaveTextContent("Sable AIInvented appRank 243.0 of 50 points$95.88 a year");
    expect(untested).toHaveTextContent("OrrinResearch onlyPrice not known");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/reviews/sable-ai-review",
      "/reviews/compare/lark-ai-vs-sable-ai",
      "/reviews/orrin-review",
      "/reviews/compare?apps=lark-ai",
    ]);
  });

  it("is not there without others", () => {
    expect(render(<CompareWith others={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("RelatedReviews", () => {
  const review = {
    slug: "lark-ai-review",
    title: "Lark AI Review",
    isInvented: false,
  };

  it("shows the title of each, says what is invented, and leads there", () => {
    render(<RelatedReviews reviews={[{ ...review, isInvented: true }]} />);
    const section = within(screen.getByRole("region", { name: "Related reviews" }));
    expect(section.getByRole("link", { name: "Lark AI Review" })).toHaveAttribute("href", "/reviews/lark-ai-review");
    expect(section.getByText("Invented app")).toBeInTheDocument();
  });

  it("is not there without any", () => {
    expect(render(<RelatedReviews reviews={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("ProsCons", () => {
  it("is headed by what it lists, at the level of its place", () => {
    const { container } = render(<ProsCons kind="pros" items={["Fast"]} />);
    expect(screen.getByRole("heading", { level: 3, name: "Pros" })).toBeInTheDocument();
    expect(container.querySelector("ul")).toHaveClass("pros-cons-pros");
    render(<ProsCons kind="cons" items={["Slow"]} headingLevel="h4" />);
    expect(screen.getByRole("heading", { level: 4, name: "Cons" })).toBeInTheDocument();
    expect(screen.getByText("Slow").closest("ul")).not.toHaveClass("pros-cons-pros");
  });
});

describe("Callout", () => {
  it("has its heading and its text", () => {
    const { container } = render(<Callout heading="Editor’s Note">Ours.</Callout>);
    expect(screen.getByRole("note")).toHaveTextContent("Editor’s Note");
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    expect(container).toHaveTextContent("Editor’s NoteOurs.");
  });
});

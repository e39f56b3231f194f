import { render, screen, within } from "@testing-library/react";
import { CompareWith } from "@/components/review/compare-with";
import { DetailedRatings } from "@/components/review/detailed-ratings";
import { ProsCons } from "@/components/review/pros-cons";
import { RelatedReviews } from "@/components/review/related-reviews";
import { Callout } from "@/components/ui/callout";

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
    expect([...container.querySelectorAll<HTMLElement>(".bar")].map(({ style }) => style.width)).toEqual([
      "90%",
      "40%",
    ]);
  });

  it("is not there without ratings", () => {
    expect(render(<DetailedRatings ratings={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("CompareWith", () => {
  const score = { stars: 4.9, total: 49, of: 50, isSample: false };
  const lark = { slug: "lark-ai-review", product: "Lark AI", score, rank: 1, price: "$7.99 a month" };
  const sable = {
    slug: "sable-ai-review",
    product: "Sable AI",
    score: { ...score, stars: 4.3, isSample: true },
    rank: 2,
  };
  const orrin = { slug: "orrin-review", product: "Orrin", rank: undefined };

  it("sets this app beside the others, and links the others", () => {
    render(<CompareWith current={lark} others={[sable, orrin]} />);
    expect(screen.getByRole("heading", { name: "Compare With" })).toBeInTheDocument();
    const [, own, other, untested] = screen.getAllByRole("row");
    expect(own).toHaveTextContent("Lark AI1Rated 4.9 out of /5$7.99 a month");
    expect(within(own as HTMLElement).queryByRole("link")).not.toBeInTheDocument();
    expect(other).toHaveTextContent("Sable AI2Rated 4.3 out of /5Sample scoreNot stated");
    expect(untested).toHaveTextContent("OrrinNoneResearch onlyNot stated");
    expect(screen.getByRole("link", { name: "Sable AI" })).toHaveAttribute("href", "/reviews/sable-ai-review");
  });

  it("can be scrolled by keyboard", () => {
    render(<CompareWith current={lark} others={[sable]} />);
    expect(screen.getByRole("table").parentElement).toHaveAttribute("tabindex", "0");
  });

  it("is not there without others", () => {
    expect(render(<CompareWith current={lark} others={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("RelatedReviews", () => {
  const review = {
    slug: "lark-ai-review",
    title: "Lark AI Review",
    coverImage: "/images/cover.webp",
    coverAlt: "A moon",
  };

  it("shows cover, title and stars of each, and leads there", () => {
    render(<RelatedReviews reviews={[{ ...review, score: { stars: 4.9, total: 49, of: 50, isSample: false } }]} />);
    const section = within(screen.getByRole("region", { name: "Related reviews" }));
    expect(section.getByRole("img", { name: "A moon" })).toBeInTheDocument();
    expect(section.getByRole("link", { name: "Lark AI Review" })).toHaveAttribute("href", "/reviews/lark-ai-review");
    expect(section.getByText("4.9")).toBeInTheDocument();
  });

  it("is not there without any", () => {
    expect(render(<RelatedReviews reviews={[]} />).container).toBeEmptyDOMElement();
  });
});

describe("PointList", () => {
  it("is headed by what it lists, at the level of its place", () => {
    const { container } = render(<ProsCons kind="pros" items={["Fast"]} />);
    expect(screen.getByRole("heading", { level: 2, name: "Pros" })).toBeInTheDocument();
    expect(container.querySelector("ul")).toHaveClass("list pros", { exact: true });
    render(<ProsCons kind="cons" items={["Slow"]} headingLevel="h4" />);
    expect(screen.getByRole("heading", { level: 4, name: "Cons" })).toBeInTheDocument();
    expect(screen.getByText("Slow")).toBeInTheDocument();
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

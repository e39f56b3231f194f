import { render, screen, within } from "@testing-library/react";
import { CompareWith } from "@/components/review/compare-with";
import { PickList } from "@/components/review/pick-list";
import { RelatedReviews } from "@/components/review/related-reviews";
import { routes } from "@/lib/util/routes";

describe("CompareWith", () => {
  const score = { stars: 4.3, total: 43, of: 50 };
  const sable = {
    slug: "sable-ai-review",
    appName: "Sable AI",
    score,
    rank: 2,
    year: "$95.88 a year",
    isInvented: true,
    comparison: routes.comparison("lark-ai-vs-sable-ai"),
  };
  const orrin = { slug: "orrin-review", appName: "Orrin", rank: undefined, isInvented: false };

  it("gives rank, points and price of each, and leads to its review and to both side by side", () => {
    render(
      <CompareWith others={[sable, orrin]} choose={{ href: routes.compare(["lark-ai"]), label: "Compare more" }} />,
    );
    expect(screen.getByRole("heading", { name: "Compare With" })).toBeInTheDocument();
    const [tested, untested] = screen.getAllByRole("listitem");
    expect(tested).toHaveTextContent("Sable AI◇Rank 243.0 of 50 points$95.88 a year");
    expect(untested).toHaveTextContent("OrrinNot reviewed yetPrice not known");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/reviews/sable-ai-review",
      "/reviews/compare/lark-ai-vs-sable-ai",
      "/reviews/orrin-review",
      "/reviews/compare?apps=lark-ai",
    ]);
  });
});

describe("PickList", () => {
  it("gives each wish its app, with points and price, and leads to the review", () => {
    const score = { stars: 4.3, total: 43, of: 50 };
    const pick = { title: "Best for memory", slug: "lark-ai-review", appName: "Lark AI", score, why: "It remembers." };
    render(<PickList picks={[{ ...pick, year: "$62.40 a year" }]} />);
    const item = screen.getByRole("listitem");
    expect(within(item).getByRole("heading", { name: "Best for memory" })).toBeInTheDocument();
    expect(within(item).getByRole("link", { name: "Lark AI" })).toHaveAttribute("href", "/reviews/lark-ai-review");
    expect(item).toHaveTextContent(/43\.0 of 50.*It remembers\..*\$62\.40 a year$/);
  });
});

describe("RelatedReviews", () => {
  const review = {
    slug: "lark-ai-review",
    title: "Lark AI Review",
    coverImage: "/images/cover.webp",
    coverAlt: "A plain cover",
    score: { stars: 4.3, total: 43, of: 50 },
  };

  it("shows cover, title and stars of each, says what is invented, and leads there", () => {
    render(<RelatedReviews reviews={[review]} />);
    const section = within(screen.getByRole("region", { name: "Related reviews" }));
    expect(section.getByRole("link", { name: "Lark AI Review" })).toHaveAttribute("href", "/reviews/lark-ai-review");
    expect(section.getByRole("img", { name: "A plain cover" })).toBeInTheDocument();
    expect(section.getByRole("listitem")).toHaveTextContent("Rated 4.3 out of /5");
  });
});

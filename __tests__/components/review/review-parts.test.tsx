import { render, screen, within } from "@testing-library/react";
import { CompareWith } from "@/components/review/compare-with";
import { RelatedReviews } from "@/components/review/related-reviews";
import { Callout } from "@/components/ui/callout";
import { routes } from "@/lib/util/routes";

describe("CompareWith", () => {
  const score = { stars: 4.3, total: 43, of: 50 };
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

describe("Callout", () => {
  it("is a note with its heading and its text, which is no part of the outline", () => {
    render(<Callout heading="Editor’s Note">Ours.</Callout>);
    expect(screen.getByRole("note")).toHaveTextContent("Editor’s NoteOurs.");
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });
});

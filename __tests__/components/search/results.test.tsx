import { render, screen } from "@testing-library/react";
import { Marked } from "@/components/search/marked";
import { ResultCard } from "@/components/search/result-card";

const review = {
  id: 11,
  title: "Lark AI Review",
  excerpt: "What Lark costs.",
  slug: "lark-ai-review",
  category: "AI Companions",
  coverImage: "/images/cover.webp",
  type: "review" as const,
  url: "/reviews/lark-ai-review",
  rating: 4.5,
};
const page = { ...review, type: "page" as const, url: "/about", coverImage: undefined, rating: undefined };
const { coverImage: _cover, rating: _rating, ...bare } = page;

it("marks what was looked for, as text", () => {
  const { container } = render(<Marked text="<b>Lark</b> & lark" marks={["LARK"]} />);
  expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Lark", "lark"]);
  expect(container).toHaveTextContent("<b>Lark</b> & lark");
  expect(container.querySelector("b")).toBeNull();
});

describe("ResultCard", () => {
  it("shows a review with its kind, category, cover and own rating", () => {
    const { container } = render(<ResultCard result={review} marks={["lark"]} />);
    expect(screen.getByRole("link", { name: "Lark AI Review" })).toHaveAttribute("href", review.url);
    expect(screen.getByText("Review")).toBeInTheDocument();
    expect(screen.getByText("AI Companions")).toBeInTheDocument();
    expect(screen.getByText("4.5")).toBeInTheDocument();
    expect(container.querySelector("img")).toHaveAttribute("alt", "");
    expect(container.querySelectorAll("mark")).toHaveLength(2);
  });

  it("invents neither a rating nor a cover", () => {
    const { container } = render(<ResultCard result={bare} marks={["lark"]} />);
    expect(container).not.toHaveTextContent("Rated");
    expect(container.querySelector("img")).toBeNull();
  });
});

import { render, screen, within } from "@testing-library/react";
import { Marked } from "@/components/search/marked";
import { NoResults } from "@/components/search/no-results";
import { ResultCard } from "@/components/search/result-card";
import { ResultList } from "@/components/search/result-list";
import { ResultTabs } from "@/components/search/result-tabs";
import { buildResultPageUrl } from "@/lib/search/result-page";

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
  const { container } = render(<Marked text="<b>Lark</b> & lark" marks={{ query: "LARK" }} />);
  expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Lark", "lark"]);
  expect(container).toHaveTextContent("<b>Lark</b> & lark");
  expect(container.querySelector("b")).toBeNull();
});

describe("ResultCard", () => {
  it("shows a review with its kind, category, cover and own rating", () => {
    const { container } = render(<ResultCard result={review} marks={{ query: "lark" }} id="result-1" />);
    expect(screen.getByRole("link", { name: "Lark AI Review" })).toHaveAttribute("href", review.url);
    expect(screen.getByText("Review")).toBeInTheDocument();
    expect(screen.getByText("AI Companions")).toBeInTheDocument();
    expect(screen.getByText("4.5")).toBeInTheDocument();
    expect(container.querySelector("img")).toHaveAttribute("alt", "");
    expect(container.querySelectorAll("mark")).toHaveLength(2);
  });

  it("invents neither a rating nor a cover", () => {
    const { container } = render(<ResultCard result={bare} marks={{ query: "lark" }} id="result-1" />);
    expect(container).not.toHaveTextContent("Rated");
    expect(container.querySelector("img")).toBeNull();
  });

  it("shows where the text has the query when the excerpt has not", () => {
    render(
      <ResultCard result={{ ...bare, passage: "… deep in the text …" }} marks={{ query: "deep" }} id="result-1" />,
    );
    expect(screen.getByText("deep").tagName).toBe("MARK");
    expect(screen.queryByText("What Lark costs.")).toBeNull();
  });
});

it("counts the kinds of result in links, and says which is shown", () => {
  render(
    <ResultTabs
      tabs={[
        { label: "All", href: buildResultPageUrl("a"), count: 3, isActive: false },
        { label: "Pages", href: buildResultPageUrl("a", "page"), count: 1, isActive: true },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "All 3" })).not.toHaveAttribute("aria-current");
  const pages = screen.getByRole("link", { name: "Pages 1" });
  expect(pages).toHaveAttribute("aria-current", "page");
  expect(pages).toHaveAttribute("href", "/search-results?q=a&type=page");
});

it("lists the results with anchors, and links to more where there are more", () => {
  const results = [review, bare];
  const { rerender } = render(<ResultList heading="2 results found" results={results} marks={{ query: "lark" }} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("2 results found");
  expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual(["result-1", "result-2"]);
  expect(screen.queryByText("Show more")).toBeNull();
  rerender(
    <ResultList
      heading="2"
      results={results}
      marks={{ query: "lark" }}
      moreHref={buildResultPageUrl("lark", "all", 48)}
    />,
  );
  expect(screen.getByRole("link", { name: "Show more" })).toHaveAttribute("href", "/search-results?q=lark&show=48");
});

it("offers other searches and all articles when nothing was found", () => {
  render(<NoResults suggestions={[{ label: "Guide", href: buildResultPageUrl("Guide") }]} />);
  expect(screen.getByRole("heading", { name: "No results found" })).toBeInTheDocument();
  const suggested = within(screen.getByRole("list", { name: "Suggested searches" })).getAllByRole("link");
  expect(suggested.map((link) => link.getAttribute("href"))).toEqual(["/search-results?q=Guide"]);
  expect(screen.getByRole("link", { name: "Browse All Articles" })).toHaveAttribute("href", "/blog");
});

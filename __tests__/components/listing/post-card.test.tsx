import { render, screen, within } from "@testing-library/react";
import { PostCard } from "@/components/listing/post-card";
import { PostGrid } from "@/components/listing/post-grid";

const post = {
  slug: "how-prices-work",
  title: "How prices work",
  excerpt: "Four ways that companion apps charge.",
  category: "AI Guides",
  coverImage: "/images/cover.webp",
  coverAlt: "Arcs that climb",
  date: "2025-06-28",
  readTime: 12,
  authorName: "Ada Page",
};

describe("PostCard", () => {
  it("shows cover, category, title, date, read time, author, excerpt and Read More", () => {
    render(<PostCard post={post} sizes="92vw" />);
    const card = within(screen.getByRole("article"));
    expect(card.getByRole("img", { name: "Arcs that climb" })).toBeInTheDocument();
    for (const text of ["AI Guides", "June 28, 2025", "12 min read", "Ada Page", post.excerpt, "Read More"]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
  });

  it("is one link, named by the title", () => {
    render(<PostCard post={post} sizes="92vw" />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "How prices work" })).toHaveAttribute("href", "/blog/how-prices-work");
  });
});

describe("PostGrid", () => {
  it("is a list of cards in the order given, with one heading level", () => {
    render(<PostGrid posts={[post, { ...post, slug: "two", title: "Two" }]} />);
    const headings = screen.getAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(["How prices work", "Two"]);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("fetches no cover before it is near, unless it leads the page", () => {
    const loading = () => screen.getAllByRole("img").map((image) => image.getAttribute("loading"));
    const { unmount } = render(<PostGrid posts={[post]} />);
    expect(loading()).toEqual(["lazy"]);
    unmount();
    render(<PostGrid posts={[post]} isAboveFold />);
    expect(loading()).toEqual(["eager"]);
  });
});

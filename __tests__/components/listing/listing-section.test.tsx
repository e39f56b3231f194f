import { render, screen } from "@testing-library/react";
import { ListingSection } from "@/components/listing/listing-section";
import type { PostCardData } from "@/components/listing/post-card";
import { routes } from "@/lib/util/routes";

const post = (number: number): PostCardData => ({
  slug: `post-${number}`,
  title: `Post ${number}`,
  excerpt: "What it is about.",
  category: "AI Guides",
  coverImage: "/images/cover.webp",
  coverAlt: `The cover of post ${number}`,
  date: "2025-06-28",
  readTime: 12,
  authorName: "Ada Page",
});

const empty = { text: "No posts found in this category.", label: "Return to All Posts", href: routes.blog() };

function renderSection(count: number, page: number, pageCount: number, total: number) {
  const items = Array.from({ length: count }, (_, index) => post(index + 1));
  return render(<ListingSection page={{ items, page, pageCount, total }} hrefFor={routes.blogPage} empty={empty} />);
}

describe("ListingSection", () => {
  it("is headed 'Latest Articles' on page 1, and counts", () => {
    renderSection(6, 1, 3, 14);
    expect(screen.getByRole("heading", { level: 2, name: "Latest Articles" })).toBeInTheDocument();
    expect(screen.getByText("Showing 6 of 14 posts")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(6);
  });

  it("is headed with its number on later pages, and counts what is on it", () => {
    renderSection(2, 3, 3, 14);
    expect(screen.getByRole("heading", { level: 2, name: "Page 3 of 3" })).toBeInTheDocument();
    expect(screen.getByText("Showing 2 of 14 posts")).toBeInTheDocument();
  });

  it("leads to the other pages, where there are any", () => {
    renderSection(6, 1, 3, 14);
    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/blog/page/3");
    expect(renderSection(2, 1, 1, 2).container.querySelector("nav")).toBeNull();
  });

  it("fetches the first cover at once and the others when they come near", () => {
    renderSection(3, 1, 1, 3);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy", "lazy"]);
  });
});

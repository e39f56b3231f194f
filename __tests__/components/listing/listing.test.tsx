import { render, screen } from "@testing-library/react";
import { CategoryPills } from "@/components/listing/category-pills";
import { FeedLink } from "@/components/listing/feed-link";
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

it("the link to a feed says what it is for", () => {
  const { container } = render(<FeedLink feed={routes.rssFeed()} />);
  expect(container).toHaveTextContent(/^Follow via RSS$/);
  expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/feed.xml");
});

it("a list counts what is on its page, and fetches the first cover alone at once", () => {
  const items = [1, 2, 3].map(post);
  const empty = { text: "None.", label: "All", href: routes.blog() };
  const page = { items, page: 1, pageCount: 3, total: 8 };
  render(<ListingSection title="Latest Articles" page={page} hrefFor={routes.blogPage} empty={empty} />);
  expect(screen.getByText("Showing 3 of 8 posts")).toBeInTheDocument();
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(["eager", "lazy", "lazy"]);
});

describe("categories", () => {
  const pills = [
    { slug: "blog", name: "All Posts", count: 12 },
    { slug: "guides", name: "AI Guides", count: 1 },
    { slug: "nsfwtips", name: "NSFW Tips", count: 0 },
  ];

  it("counts articles, in words too, and shows no count of zero; the one that is shown is marked alone", () => {
    render(<CategoryPills pills={pills} active="guides" />);
    const links = screen.getAllByRole("link");
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["All Posts 12 articles", "/blog", null],
      ["AI Guides 1 article", "/guides", "page"],
      ["NSFW Tips", "/nsfwtips", null],
    ]);
  });
});

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
const loading = () => screen.getAllByRole("img").map((image) => image.getAttribute("loading"));

it("the link to a feed says what it is for", () => {
  const { container } = render(<FeedLink feed={routes.rssFeed()} />);
  expect(container).toHaveTextContent(/^Follow via RSS$/);
  expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/feed.xml");
});

describe("a list", () => {
  const empty = { text: "No posts found in this category.", label: "Return to All Posts", href: routes.blog() };
  const show = (count: number, page: number, pageCount: number, total: number) => {
    const items = Array.from({ length: count }, (_, index) => post(index + 1));
    return render(
      <ListingSection
        title="Latest Articles"
        page={{ items, page, pageCount, total }}
        hrefFor={routes.blogPage}
        empty={empty}
      />,
    );
  };

  it("is headed 'Latest Articles' on page 1, counts, leads on, and fetches the first cover at once", () => {
    show(6, 1, 3, 14);
    expect(screen.getByRole("heading", { level: 2, name: "Latest Articles" })).toBeInTheDocument();
    expect(screen.getByText("Showing 6 of 14 posts")).toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(6);
    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/blog/page/3");
    expect(loading()).toEqual(["eager", ...Array(5).fill("lazy")]);
  });

  it("is headed with its number on later pages, and counts what is on it", () => {
    show(2, 3, 3, 14);
    expect(screen.getByRole("heading", { level: 2, name: "Page 3 of 3" })).toBeInTheDocument();
    expect(screen.getByText("Showing 2 of 14 posts")).toBeInTheDocument();
  });

  it("leads nowhere where there are no other pages", () => {
    show(2, 1, 1, 2);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
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

import { render, screen } from "@testing-library/react";
import { CategoryPills } from "@/components/listing/category-pills";
import { FeedLink } from "@/components/listing/feed-link";
import { routes } from "@/lib/util/routes";

it("the link to a feed says what it is for", () => {
  const { container } = render(<FeedLink feed={routes.rssFeed()} />);
  expect(container).toHaveTextContent(/^Follow via RSS$/);
  expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/feed.xml");
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

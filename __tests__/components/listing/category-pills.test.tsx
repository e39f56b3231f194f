import { render, screen } from "@testing-library/react";
import { CategoryPills } from "@/components/listing/category-pills";

const pills = [
  { slug: "blog", name: "All Posts", count: 12 },
  { slug: "guides", name: "AI Guides", count: 1 },
  { slug: "nsfwtips", name: "NSFW Tips", count: 0 },
];

describe("CategoryPills", () => {
  it("leads to every listing", () => {
    render(<CategoryPills pills={pills} active="guides" />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/blog", "/guides", "/nsfwtips"]);
  });

  it("counts articles, in words too, and shows no count of zero", () => {
    render(<CategoryPills pills={pills} active="blog" />);
    const links = screen.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "All Posts 12 articles",
      "AI Guides 1 article",
      "NSFW Tips",
    ]);
  });

  it("marks the listing that is shown, and it alone", () => {
    render(<CategoryPills pills={pills} active="guides" />);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
  });
});

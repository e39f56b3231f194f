import { render, screen } from "@testing-library/react";
import { AdjacentPosts } from "@/components/article/adjacent-posts";
import { EntryHead } from "@/components/article/entry-head";
import { routes } from "@/lib/util/routes";

describe("EntryHead", () => {
  const header = (title: string) => (
    <EntryHead
      back={{ label: "Back to Blog", href: routes.blog() }}
      category={{ name: "AI Guides", href: routes.category("guides") }}
      title={title}
      lede="What it is about."
      cover={{ src: "/images/cover.webp", alt: "Arcs that climb" }}
      author={{ slug: "ada-page", name: "Ada Page", role: "Editor", description: "", avatar: "/images/ada.webp" }}
      meta={{ date: "2025-06-02", readTime: 10 }}
    >
      <p>Luna pays us.</p>
    </EntryHead>
  );

  it("leads back and to the category, and holds the h1", () => {
    render(header("How prices work"));
    expect(screen.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
    expect(screen.getByRole("link", { name: "AI Guides" })).toHaveAttribute("href", "/guides");
    expect(screen.getByRole("heading", { level: 1, name: "How prices work" })).toBeInTheDocument();
    expect(screen.getByText("What it is about.")).toBeInTheDocument();
    expect(screen.getByText("Luna pays us.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Ada Page" })).toHaveAttribute("href", "/authors/ada-page");
    expect(screen.getByText("10 min read")).toBeInTheDocument();
  });
});

describe("AdjacentPosts", () => {
  const previous = { slug: "older", title: "An older one" };
  const next = { slug: "newer", title: "A newer one" };

  it("leads to both neighbours", () => {
    render(<AdjacentPosts previous={previous} next={next} />);
    const before = screen.getByRole("link", { name: /^Previous article\s*An older one$/ });
    expect(before).toHaveAttribute("href", "/blog/older");
    expect(before).toHaveAttribute("rel", "prev");
    const after = screen.getByRole("link", { name: /^Next article\s*A newer one$/ });
    expect(after).toHaveAttribute("href", "/blog/newer");
    expect(after).toHaveAttribute("rel", "next");
  });

  it("leaves out the one that is not there, and itself without any", () => {
    const { rerender, container } = render(<AdjacentPosts previous={previous} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.queryByText("Next article")).not.toBeInTheDocument();
    rerender(<AdjacentPosts next={next} />);
    expect(screen.queryByText("Previous article")).not.toBeInTheDocument();
    rerender(<AdjacentPosts />);
    expect(container).toBeEmptyDOMElement();
  });
});

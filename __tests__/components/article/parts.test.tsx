import { render, screen } from "@testing-library/react";
import { AdjacentPosts } from "@/components/article/adjacent-posts";
import { AuthorCard } from "@/components/article/author-card";
import { AuthorProfile } from "@/components/article/author-profile";
import { EntryHead } from "@/components/article/entry-head";
import { SourceList } from "@/components/article/source-list";
import { asSafeHtml } from "@/lib/text/body-types";
import { routes } from "@/lib/util/routes";

const author = {
  slug: "ada-page",
  name: "Ada Page",
  role: "Editor",
  description: "Ada edits what is written here.",
  avatar: "/images/person.webp",
  avatarAlt: "A portrait of Ada Page",
  expertise: ["Privacy", "Prices"],
};

it("the head of an entry leads back, to the category and to the author, and holds the h1", () => {
  render(
    <EntryHead
      back={{ label: "Back to Blog", href: routes.blog() }}
      category={{ name: "AI Guides", href: routes.category("guides") }}
      title="How prices work"
      lede="What it is about."
      cover={{ src: "/images/cover.webp", alt: "Arcs that climb" }}
      author={author}
      meta={{ date: "2025-06-02", readTime: 10 }}
    >
      <p>Luna pays us.</p>
    </EntryHead>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "How prices work" })).toBeInTheDocument();
  for (const [name, href] of [
    ["Back to Blog", "/blog"],
    ["AI Guides", "/guides"],
    ["Ada Page", "/authors/ada-page"],
  ] as const)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  for (const text of ["What it is about.", "Luna pays us.", "10 min read"])
    expect(screen.getByText(text)).toBeInTheDocument();
});

describe("the articles before and after", () => {
  const previous = { slug: "older", title: "An older one" };
  const next = { slug: "newer", title: "A newer one" };

  it("are both led to", () => {
    render(<AdjacentPosts previous={previous} next={next} />);
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      [expect.stringMatching(/^\s*Previous article\s*An older one\s*$/), "/blog/older"],
      [expect.stringMatching(/^\s*Next article\s*A newer one\s*$/), "/blog/newer"],
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("rel"))).toEqual(["prev", "next"]);
  });

  it("are left out where there are none", () => {
    const { rerender, container } = render(<AdjacentPosts previous={previous} />);
    expect(screen.getByRole("link")).toHaveTextContent("Previous article");
    rerender(<AdjacentPosts next={next} />);
    expect(screen.getByRole("link")).toHaveTextContent("Next article");
    rerender(<AdjacentPosts />);
    expect(container).toBeEmptyDOMElement();
  });
});

it("the card of an author says who that is, and leads on", () => {
  render(<AuthorCard author={author} />);
  expect(screen.getByRole("complementary", { name: "About the author" })).toHaveTextContent("Ada Page, Editor");
  expect(screen.getByText(author.description)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "More from Ada Page" })).toHaveAttribute("href", "/authors/ada-page");
});

describe("the profile of an author", () => {
  const show = (changes: object, bio = "") =>
    render(<AuthorProfile author={{ ...author, ...changes }} bioHtml={asSafeHtml(bio)} />);

  it("shows portrait, role, name, subjects and biography, and a professional profile where there is one", () => {
    show({ linkedinUrl: "https://social.example/in/ada" }, "<p>One.</p><p>Two.</p>");
    expect(screen.getByRole("img", { name: "A portrait of Ada Page" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Ada Page" })).toBeInTheDocument();
    for (const text of ["Editor", "Two."]) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Privacy", "Prices"]);
    const link = screen.getByRole("link", { name: "Professional profile of Ada Page (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "https://social.example/in/ada");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(screen.queryByText(/invented/)).not.toBeInTheDocument();
  });

  it("has neither list nor link where there is nothing for it", () => {
    show({ expertise: [] });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("says of an invented author's link to a network that it is no profile", () => {
    show({ linkedinUrl: "https://www.social.example/" }, "<p>She kept bees.</p>");
    expect(screen.getByRole("link", { name: /^Professional profile/ })).toHaveAttribute(
      "href",
      "https://www.social.example/",
    );
    expect(screen.getByText(/home page of social\.example: an invented person has no profile/)).toBeVisible();
  });
});

describe("sources", () => {
  const source = { title: "A law", by: "A parliament", url: "https://law.example/1" };

  it("are linked, with who published each and when somebody looked, or that nobody has", () => {
    const { rerender, container } = render(<SourceList sources={[{ ...source, checkedOn: "2025-07-02" }]} />);
    expect(screen.getByRole("region", { name: "Sources" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "A law (opens in a new tab)" })).toHaveAttribute("href", source.url);
    expect(screen.getByRole("listitem")).toHaveTextContent("A parliament, checked July 2, 2025");
    expect(container).not.toHaveTextContent("have not been checked");
    rerender(<SourceList sources={[source]} />);
    expect(screen.getByRole("listitem")).toHaveTextContent(/A parliament$/);
    expect(screen.getByText(/have not been checked yet/)).toBeInTheDocument();
    rerender(<SourceList sources={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

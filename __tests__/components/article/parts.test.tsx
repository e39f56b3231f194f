import { render, screen } from "@testing-library/react";
import { AuthorProfile } from "@/components/article/author-profile";
import { SourceList } from "@/components/article/source-list";
import { asSafeHtml } from "@/lib/text/body-types";

const author = {
  slug: "ada-page",
  name: "Ada Page",
  role: "Editor",
  description: "Ada edits what is written here.",
  avatar: "/images/person.webp",
  avatarAlt: "A portrait of Ada Page",
  expertise: ["Privacy", "Prices"],
};

describe("the profile of an author", () => {
  const show = (changes: object, bio = "") =>
    render(<AuthorProfile author={{ ...author, ...changes }} bioHtml={asSafeHtml(bio)} />);

  it("has neither list nor link where there is nothing for it", () => {
    show({ expertise: [] });
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("sources", () => {
  const source = { title: "A law", by: "A parliament", url: "https://law.example/1" };

  it("are linked, with who published each and when somebody looked", () => {
    const { rerender, container } = render(<SourceList sources={[{ ...source, checkedOn: "2025-07-02" }]} />);
    expect(screen.getByRole("region", { name: "Sources" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "A law (opens in a new tab)" })).toHaveAttribute("href", source.url);
    expect(screen.getByRole("listitem")).toHaveTextContent("A parliament, checked July 2, 2025");
    rerender(<SourceList sources={[source]} />);
    expect(screen.getByRole("listitem")).toHaveTextContent(/A parliament$/);
    rerender(<SourceList sources={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

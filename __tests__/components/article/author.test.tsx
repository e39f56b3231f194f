import { render, screen } from "@testing-library/react";
import { AuthorCard } from "@/components/article/author-card";
import { AuthorProfile } from "@/components/article/author-profile";
import { asSafeHtml } from "@/lib/text/safe-html";

const author = {
  slug: "ada-page",
  name: "Ada Page",
  role: "Editor",
  description: "Ada edits what is written here.",
  avatar: "/images/person.webp",
  avatarAlt: "A portrait of Ada Page",
  expertise: ["Privacy", "Prices"],
};

describe("AuthorCard", () => {
  it("says who the author is, and leads on", () => {
    render(<AuthorCard author={author} />);
    expect(screen.getByRole("complementary", { name: "About the author" })).toHaveTextContent("Ada Page, Editor");
    expect(screen.getByText(author.description)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "More from Ada Page" })).toHaveAttribute("href", "/authors/ada-page");
  });
});

describe("AuthorProfile", () => {
  it("shows portrait, role, name, subjects and biography", () => {
    render(<AuthorProfile author={author} bioHtml={asSafeHtml("<p>One.</p><p>Two.</p>")} />);
    expect(screen.getByRole("img", { name: "A portrait of Ada Page" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Ada Page" })).toBeInTheDocument();
    expect(screen.getByText("Editor")).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Privacy", "Prices"]);
    expect(screen.getByText("Two.")).toBeInTheDocument();
  });

  it("has no list of subjects where there are none", () => {
    render(<AuthorProfile author={{ ...author, expertise: [] }} bioHtml={asSafeHtml("")} />);
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("links a professional profile only where there is one", () => {
    const { rerender } = render(<AuthorProfile author={author} bioHtml={asSafeHtml("")} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    rerender(
      <AuthorProfile author={{ ...author, linkedinUrl: "https://social.example/in/ada" }} bioHtml={asSafeHtml("")} />,
    );
    const link = screen.getByRole("link", { name: "Professional profile of Ada Page (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "https://social.example/in/ada");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(screen.queryByText(/invented/)).not.toBeInTheDocument();
  });
});

describe("an invented author", () => {
  const invented = { ...author, linkedinUrl: "https://www.social.example/" };

  it("is linked to the network, which the page says is no profile", () => {
    render(<AuthorProfile author={invented} bioHtml={asSafeHtml("<p>She kept bees.</p>")} />);
    expect(screen.getByRole("link", { name: /^Professional profile/ })).toHaveAttribute("href", invented.linkedinUrl);
    expect(screen.getByText(/home page of social\.example: an invented person has no profile/)).toBeVisible();
  });
});

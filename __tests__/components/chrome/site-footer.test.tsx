import { render, screen, within } from "@testing-library/react";
import { SiteFooter } from "@/components/chrome/site-footer";

const pages = [
  { label: "Home", href: "/" },
  { label: "About", href: "/about" },
];
const legal = [
  { label: "Privacy Policy", href: "/privacy" },
  { label: "Get Started", href: "/" },
];
const social = [{ label: "Mastodon", href: "https://social.example/@almanac" }];

function renderFooter({ ratingLine, profiles = social }: { ratingLine?: string; profiles?: typeof social } = {}) {
  return render(
    <SiteFooter
      name="Almanac"
      mark={["M2 2h20v20H2Z"]}
      blurb="Reviews for adults."
      ratingLine={ratingLine}
      disclaimerHtml='<p>See our <a href="/affiliate-disclosure">disclosure</a>.</p>'
      pages={pages}
      legal={legal}
      social={profiles}
      newsletter={<p>The newsletter box</p>}
    />,
  );
}

const places = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => ({ label: link.textContent, href: link.getAttribute("href") }));

describe("SiteFooter", () => {
  it("has the two columns of links", () => {
    renderFooter();
    expect(places(screen.getByRole("navigation", { name: "Pages" }))).toEqual(pages);
    expect(places(screen.getByRole("navigation", { name: "Legal" }))).toEqual(legal);
  });

  it("has blurb, disclaimer, newsletter and social links", () => {
    renderFooter();
    expect(screen.getByText("Reviews for adults.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "disclosure" })).toHaveAttribute("href", "/affiliate-disclosure");
    expect(screen.getByText("The newsletter box")).toBeInTheDocument();
    expect(places(screen.getByRole("list", { name: "Social links" }))).toEqual(social);
  });

  it("has no list of social links where there are none", () => {
    renderFooter({ profiles: [] });
    expect(screen.queryByRole("list", { name: "Social links" })).not.toBeInTheDocument();
  });

  it("states the rating while its claim may be shown", () => {
    const { unmount } = renderFooter({ ratingLine: "4.9/5 from 2,000+ reviews" });
    expect(screen.getByText("4.9/5 from 2,000+ reviews")).toBeInTheDocument();
    unmount();
    expect(renderFooter().container.querySelector(".rating")).toBeNull();
  });
});

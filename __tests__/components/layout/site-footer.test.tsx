import { render, screen, within } from "@testing-library/react";
import { SiteFooter } from "@/components/layout/site-footer";
import { asSafeHtml } from "@/lib/text/body-types";

const pages = [
  { label: "Home", href: "/" },
  { label: "About", href: "/about" },
];
const tools = [{ label: "Find", href: "/reviews/find" }];
const legal = [
  { label: "Privacy Policy", href: "/privacy" },
  { label: "Get Started", href: "/" },
];
const social = [{ label: "Mastodon", href: "https://social.example/@almanac" }];

type Shown = { ratingLine?: { text: string; mark?: "Not proved" }; profiles?: typeof social; operator?: string };

function renderFooter({ ratingLine, profiles = social, operator }: Shown = {}) {
  return render(
    <SiteFooter
      name="Almanac"
      mark={["M2 2h20v20H2Z"]}
      blurb="Reviews for adults."
      ratingLine={ratingLine}
      disclaimerHtml={asSafeHtml('<p>See our <a href="/affiliate-disclosure">disclosure</a>.</p>')}
      pages={pages}
      tools={tools}
      legal={legal}
      social={profiles}
      newsletter={<p>The newsletter box</p>}
      operator={operator === undefined ? undefined : { name: operator, address: "1 Lane, Town" }}
    />,
  );
}

const places = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => ({ label: link.textContent, href: link.getAttribute("href") }));

it("has pages, tools, legal texts, blurb, disclaimer, newsletter and social links", () => {
  renderFooter();
  for (const [name, links] of Object.entries({ Pages: pages, Tools: tools, Legal: legal }))
    expect(places(screen.getByRole("navigation", { name }))).toEqual(links);
  for (const text of ["Reviews for adults.", "The newsletter box"]) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "disclosure" })).toHaveAttribute("href", "/affiliate-disclosure");
  expect(places(screen.getByRole("list", { name: "Social links" }))).toEqual([
    { ...social[0], label: "Mastodon (opens in a new tab)" },
  ]);
  document.body.innerHTML = "";
  renderFooter({ profiles: [] });
  expect(screen.queryByRole("list", { name: "Social links" })).not.toBeInTheDocument();
});

it("states the rating while its claim may be shown, and leads to what proves it where nothing does", () => {
  const text = "4.9/5 from 2,000+ reviews";
  const { unmount } = renderFooter({ ratingLine: { text } });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "How we know" })).not.toBeInTheDocument();
  unmount();
  const unproved = renderFooter({ ratingLine: { text, mark: "Not proved" } });
  expect(screen.getByRole("link", { name: "How we know" })).toHaveAttribute("href", "/how-we-know");
  unproved.unmount();
  expect(renderFooter().container).not.toHaveTextContent("reviews");
});

it("names who runs the site where that is said", () => {
  const { unmount } = renderFooter({ operator: "Almanac Press" });
  expect(screen.getByText("Published by Almanac Press, 1 Lane, Town.")).toBeVisible();
  unmount();
  renderFooter();
  expect(screen.queryByText(/Published by/)).not.toBeInTheDocument();
});

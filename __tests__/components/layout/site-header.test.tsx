import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "@/components/layout/site-header";
import { linkTarget } from "../../helpers/link-target";

// It has tests of its own, and jsdom does not know its element, <search>.
jest.mock("@/components/search/header-search", () => ({ HeaderSearch: () => "The search control" }));

const navigation = [
  { label: "Home", href: "/" },
  { label: "Reviews", href: "/reviews" },
  { label: "Best", href: "/best" },
  { label: "Blog", href: "/blog" },
];
const tools = [
  { label: "Find", href: "/reviews/find", current: "page" as const },
  { label: "Costs", href: "/reviews/costs" },
];
const helplines = { label: "Helplines", href: "/helplines" };
const target = linkTarget({ url: "https://partner.example/?utm_source=a", partnerName: "House Partner" });

function renderHeader({ sells = true, hasTools = true } = {}) {
  return render(
    <SiteHeader
      name="Almanac"
      mark={["M2 2h20v20H2Z"]}
      {...{ navigation, helplines }}
      tools={hasTools ? tools : []}
      partnerTag="Partner"
      ctaLabel="Try it free"
      target={sells ? target : undefined}
    />,
  );
}

const places = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const expected = [...navigation, ...tools].map(({ label, href }) => [label, href]);

describe("SiteHeader", () => {
  it("has the way home, the four main links and the tools, and marks the page", () => {
    renderHeader();
    expect(screen.getByRole("link", { name: "Almanac" })).toHaveAttribute("href", "/");
    const nav = screen.getByRole("navigation", { name: "Main" });
    expect(places(nav)).toEqual(expected);
    expect([...nav.querySelectorAll("[aria-current=page]")].map(({ textContent }) => textContent)).toEqual(["Find"]);
  });

  it("has search, and the partner's tag and button where something is sold", () => {
    renderHeader({ sells: false });
    expect(screen.getByRole("banner")).toHaveTextContent("The search control");
    expect(screen.getByRole("banner")).not.toHaveTextContent(/Partner|Try it free/);
    document.body.innerHTML = "";
    renderHeader();
    expect(screen.getAllByText("Partner")[0]).toHaveAttribute("data-disclosure");
    const [button] = screen.getAllByRole("link", { name: /^Try it free/ });
    expect(button).toHaveAttribute("href", target.url);
  });
});

it("header and menu have no list without an entry", () => {
  expect(renderHeader({ hasTools: false }).container.querySelector("ul:empty")).toBeNull();
});

describe("MobileMenu", () => {
  it("is a popover that the menu button opens and its own button closes", () => {
    renderHeader();
    const menu = screen.getByRole("dialog", { name: "Menu" });
    expect(menu).toHaveAttribute("popover", "auto");
    const opener = screen.getByRole("button", { name: "Menu" });
    expect(opener).toHaveAttribute("popovertarget", menu.id);
    const closer = within(menu).getByRole("button", { name: "Close the menu" });
    expect(closer).toHaveAttribute("popovertarget", menu.id);
    expect(closer).toHaveAttribute("popovertargetaction", "hide");
  });

  it("shows the same links, then the helplines, and the button with its disclosure", () => {
    renderHeader();
    const menu = screen.getByRole("dialog", { name: "Menu" });
    expect(places(within(menu).getByRole("navigation"))).toEqual([...expected, ["Helplines", "/helplines"]]);
    expect(within(menu).getByRole("link", { name: "Find" })).toHaveAttribute("aria-current", "page");
    expect(within(menu).getByRole("link", { name: /^Try it free/ })).toHaveAttribute("href", target.url);
    expect(within(menu).getByText("Partner")).toBeInTheDocument();
  });
});

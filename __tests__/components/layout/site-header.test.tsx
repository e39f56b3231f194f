import { render, screen } from "@testing-library/react";
import { SiteHeader } from "@/components/layout/site-header";
import { linkTarget } from "../../helpers/link-target";

// It has tests of its own, and jsdom does not know its element, <search>.
jest.mock("@/components/search/header-search", () => ({ HeaderSearch: () => "The search control" }));

const target = linkTarget({ url: "https://partner.example/?utm_source=a", partnerName: "House Partner" });

function renderHeader(sells: boolean) {
  return render(
    <SiteHeader
      name="Almanac"
      mark={["M2 2h20v20H2Z"]}
      navigation={[{ label: "Home", href: "/" }]}
      tools={[]}
      more={[]}
      partnerTag="Partner"
      ctaLabel="Try it free"
      target={sells ? target : undefined}
    />,
  );
}

it("has search, and the partner's tag and button where something is sold", () => {
  renderHeader(false);
  expect(screen.getByRole("banner")).toHaveTextContent("The search control");
  expect(screen.getByRole("banner")).not.toHaveTextContent(/Partner|Try it free/);
  document.body.innerHTML = "";
  renderHeader(true);
  expect(screen.getAllByText("Partner")[0]).toHaveAttribute("data-disclosure");
  const [button] = screen.getAllByRole("link", { name: /^Try it free/ });
  expect(button).toHaveAttribute("href", target.url);
});

it("header and menu have no list without an entry", () => {
  expect(renderHeader(false).container.querySelector("ul:empty")).toBeNull();
});

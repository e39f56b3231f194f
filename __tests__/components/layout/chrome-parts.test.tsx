import { render, screen } from "@testing-library/react";
import NotFoundPage from "@/app/not-found/[kind]/page";
import { BannerStrip } from "@/components/layout/banner-strip";
import { Main } from "@/components/layout/main";
import { SkipLink } from "@/components/layout/skip-link";
import { linkTarget } from "../../helpers/link-target";
import { mockSearchElement } from "../search/mock-search-element";

mockSearchElement();

describe("BannerStrip", () => {
  it("is an affiliate link that says so, and leads to how we are paid", () => {
    const target = linkTarget({ url: "https://partner.example/?utm_source=a", partnerName: "House Partner" });
    render(<BannerStrip text="Up to 70% off" target={target} />);
    const link = screen.getByRole("link", { name: "Up to 70% off (opens in a new tab)" });
    expect(link).toHaveAttribute("href", target.url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "sponsored noopener");
    const disclosure = screen.getByRole("link", { name: "Ad: we may earn a commission" });
    expect(disclosure).toHaveAttribute("data-disclosure");
    expect(disclosure).toHaveAttribute("href", "/affiliate-disclosure");
  });
});

describe("SkipLink", () => {
  it("leads to the main landmark, which takes the focus", () => {
    render(
      <>
        <SkipLink />
        <Main>Text</Main>
      </>,
    );
    const main = screen.getByRole("main");
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", `#${main.id}`);
    expect(main).toHaveAttribute("tabindex", "-1");
  });
});

describe("the page of what was removed for good", () => {
  it("names the status that it is answered with", async () => {
    render(await NotFoundPage({ params: Promise.resolve({ kind: "gone" }), searchParams: Promise.resolve({}) }));
    expect(screen.getByText("410")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Page removed" })).toBeInTheDocument();
  });
});

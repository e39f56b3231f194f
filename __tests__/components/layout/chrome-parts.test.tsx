import { render, screen } from "@testing-library/react";
import NotFoundPage from "@/app/not-found/[kind]/page";
import { BannerStrip } from "@/components/layout/banner-strip";
import { Logo } from "@/components/layout/logo";
import { Main } from "@/components/layout/main";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { SkipLink } from "@/components/layout/skip-link";
import { buildTrail } from "@/lib/machines/metadata/breadcrumbs";
import { getStatus, notFoundTexts } from "@/lib/site/not-found";
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
    const disclosure = screen.getByRole("link", { name: "Affiliate link: we may earn a commission" });
    expect(disclosure).toHaveAttribute("data-disclosure");
    expect(disclosure).toHaveAttribute("href", "/affiliate-disclosure");
  });
});

describe("Main", () => {
  it("is where the skip link leads", () => {
    render(
      <>
        <SkipLink />
        <Main>Text</Main>
      </>,
    );
    const main = screen.getByRole("main");
    expect(screen.getByRole("link", { name: "Skip to the text" })).toHaveAttribute("href", `#${main.id}`);
    // Without it the focus stays where it was.
    expect(main).toHaveAttribute("tabindex", "-1");
  });

  it("has the trail above it, and says when its last section reaches the footer", () => {
    const { rerender } = render(<Main trail={buildTrail("/help")}>Text</Main>);
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent("Help Center");
    expect(screen.getByRole("main")).not.toHaveAttribute("data-no-bottom-gap");
    rerender(<Main noBottomGap>Text</Main>);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveAttribute("data-no-bottom-gap", "true");
  });
});

describe("NotFoundMessage", () => {
  it.each([
    { kind: "page", title: "Page Not Found", label: "Return to Homepage", href: "/" },
    { kind: "post", title: "Post not found", label: "Return to blog", href: "/blog" },
    { kind: "review", title: "Review not found", label: "Return to reviews", href: "/reviews" },
    { kind: "author", title: "Author not found", label: "Return to blog", href: "/blog" },
    { kind: "blogPage", title: "No posts found.", label: "Return to First Page", href: "/blog" },
    { kind: "categoryPage", title: "No posts found in this category.", label: "Return to All Posts", href: "/blog" },
  ] as const)("says that a $kind is missing, and leads on", ({ kind, title, label, href }) => {
    render(<NotFoundMessage status={getStatus(kind)} {...notFoundTexts[kind]} />);
    expect(screen.getByText("404")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href);
  });

  it("gives the reasons for which a page may be gone", () => {
    render(<NotFoundMessage status={404} {...notFoundTexts.page} />);
    expect(screen.getByText(/might have been removed, renamed or is temporarily unavailable/)).toBeInTheDocument();
  });
});

describe("the page of what was removed for good", () => {
  it("names the status that it is answered with", async () => {
    render(await NotFoundPage({ params: Promise.resolve({ kind: "gone" }), searchParams: Promise.resolve({}) }));
    expect(screen.getByText("410")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Page removed" })).toBeInTheDocument();
  });
});

describe("Logo", () => {
  it("leads home under the site's name", () => {
    render(<Logo name="Almanac" mark={["M2 2h20v20H2Z"]} />);
    expect(screen.getByRole("link", { name: "Almanac" })).toHaveAttribute("href", "/");
  });
});

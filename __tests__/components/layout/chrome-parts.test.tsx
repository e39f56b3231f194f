import { render, screen } from "@testing-library/react";
import NotFoundPage from "@/app/not-found/[kind]/page";
import { Main } from "@/components/layout/main";
import { SkipLink } from "@/components/layout/skip-link";
import { mockSearchElement } from "../search/mock-search-element";

mockSearchElement();

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

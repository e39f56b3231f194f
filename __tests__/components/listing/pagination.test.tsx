import { render, screen, within } from "@testing-library/react";
import { Pagination } from "@/components/listing/pagination";
import { routes } from "@/lib/util/routes";

function renderPages(page: number, pageCount: number) {
  return render(<Pagination page={page} pageCount={pageCount} hrefFor={routes.blogPage} />);
}

const numbers = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("Pagination", () => {
  it("is not there for one page", () => {
    expect(renderPages(1, 1).container).toBeEmptyDOMElement();
  });

  it.each([
    [1, "Previous", "Next"],
    [3, "Next", "Previous"],
  ])("has on page %i of 3 no link %s, and a link %s", (page, disabled, enabled) => {
    renderPages(page, 3);
    const end = screen.getByRole("link", { name: disabled });
    expect(end).toHaveAttribute("aria-disabled", "true");
    expect(end).not.toHaveAttribute("href");
    expect(screen.getByRole("link", { name: enabled })).toHaveAttribute("href", "/blog/page/2");
  });

  it("leads both ways in between, and from page 2 to the bare address", () => {
    renderPages(2, 3);
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/blog");
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("rel", "prev");
    expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/blog/page/3");
    expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("rel", "next");
  });

  it("marks the current page, and it alone", () => {
    renderPages(2, 3);
    const current = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(current).toEqual([screen.getByRole("link", { name: "Page 2" })]);
    expect(current[0]).toHaveAttribute("aria-current", "page");
  });

  it("links every number to its page", () => {
    renderPages(1, 3);
    expect(["1", "2", "3"].map((n) => screen.getByRole("link", { name: `Page ${n}` }).getAttribute("href"))).toEqual([
      "/blog",
      "/blog/page/2",
      "/blog/page/3",
    ]);
  });

  it("leaves numbers out on both sides of the current page", () => {
    renderPages(10, 20);
    expect(numbers()).toEqual(["1", "…", "9", "10", "11", "…", "20"]);
  });
});

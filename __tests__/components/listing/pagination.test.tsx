import { render, screen } from "@testing-library/react";
import { Pagination } from "@/components/listing/pagination";
import { routes } from "@/lib/util/routes";

function renderPages(page: number, pageCount: number) {
  return render(<Pagination page={page} pageCount={pageCount} hrefFor={routes.blogPage} />);
}

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

it("leads both ways in between, from page 2 to the bare address, and marks the page that is shown", () => {
  renderPages(2, 3);
  const links = screen.getAllByRole("link");
  expect(links.map((one) => [one.getAttribute("href"), one.getAttribute("rel"), one.ariaCurrent])).toEqual([
    ["/blog", "prev", null],
    ["/blog", null, null],
    ["/blog/page/2", null, "page"],
    ["/blog/page/3", null, null],
    ["/blog/page/3", "next", null],
  ]);
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
});

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ErrorPage from "@/app/error";
import GlobalError from "@/app/global-error";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { notFoundTexts } from "@/lib/addresses/not-found";
import { mockSearchElement } from "../search/mock-search-element";

beforeAll(mockSearchElement);

it.each([
  ["of a page", ErrorPage],
  ["of all pages", GlobalError],
])("the error page %s says what helps, tries again, and leads home", async (_which, Page) => {
  // A whole document is rendered into an element of this one.
  jest.spyOn(console, "error").mockReturnValue();
  const reset = jest.fn();
  render(<Page error={new Error("broken")} reset={reset} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This page could not be shown");
  expect(screen.getByText("Something went wrong on our side. Trying again often helps.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "Return to Homepage" })).toHaveAttribute("href", "/");
});

it("a page that does not exist says so, leads home, and has a search and three other ways on", () => {
  render(<NotFoundMessage status={404} {...notFoundTexts.page} hasWays />);
  expect(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Homepage" })).toHaveAttribute("href", "/");
  const search = screen.getByRole("combobox", { name: "Search reviews and articles" });
  expect(search.closest("form")).toHaveAttribute("action", "/search-results");
  const ways = within(screen.getByRole("navigation", { name: "Or begin here" })).getAllByRole("link");
  expect(ways.map((link) => link.getAttribute("href"))).toEqual(["/reviews", "/reviews/find", "/blog"]);
});

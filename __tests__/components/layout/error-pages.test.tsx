import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ErrorPage from "@/app/error";
import GlobalError from "@/app/global-error";

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

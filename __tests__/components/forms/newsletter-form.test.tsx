import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewsletterForm } from "@/components/forms/newsletter-form";
import type { FormReply } from "@/lib/messages/fields";

const success = "Thank you. Your address has been added to our newsletter.";

const fetchMock = jest.fn();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

const answerWith = (answer: FormReply) => fetchMock.mockResolvedValue({ json: () => Promise.resolve(answer) });
const email = () => screen.getByLabelText("Email address");
const show = () => render(<NewsletterForm id="letter" heading="By post" text="New reviews." />);

it("subscribes in place and empties the field", async () => {
  answerWith({ ok: true, message: success });
  show();
  await userEvent.type(email(), "ada@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(success));
  expect(email()).toHaveValue("");
  expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/newsletter");
});

it("says what is wrong with an address, and its own failure without a connection, and keeps it", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  show();
  const press = () => userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  await userEvent.type(email(), "ada");
  await press();
  expect(email()).toHaveAccessibleDescription("Enter an email address like name@example.com.");
  expect(email()).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.type(email(), "@example.com");
  await press();
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("There was an error sending your address. Please try again."),
  );
  expect(email()).toHaveValue("ada@example.com");
});

import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { ContactForm } from "@/components/forms/contact-form.island";
import type { FormReply } from "@/lib/messages/fields";
import { subjectOptions } from "@/lib/messages/fields";

const success = "Your message has been sent successfully! We'll get back to you soon.";

const fetchMock = jest.fn();
beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole("button");

const labels = [/^Name/, /^Email/, /^Subject/, /^Message/, /^How did you/, /^I am writing as/];
const values = () => labels.map((label) => field(label).value);
const typed = ["Ada", "ada@example.com", "Report Inaccuracy", "Hello there", "Google Search", "Other"];
const defaults = ["", "", "General Question", "", "", "Just a user"];

const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

/** Shows the form, filled in with something other than the default everywhere, and sends it. */
async function send(answer?: FormReply) {
  if (answer) fetchMock.mockResolvedValue({ json: () => Promise.resolve(answer) });
  render(<ContactForm />);
  for (const [index, label] of labels.entries()) type(label, typed[index] ?? "");
  await userEvent.click(button());
}
const expectSaid = (text: string) => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

it("reads Sending... and is disabled until the answer is there, and is not sent twice", async () => {
  let answer: (value: unknown) => void = () => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await send();
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent("Sending...");
  fireEvent.submit(screen.getByRole("form"));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(async () => answer({ json: async () => ({ ok: true, message: success }) }));
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent("Send message");
});

it("says success and clears every field back to its default, as which it began", async () => {
  const { unmount } = render(<ContactForm />);
  expect([values(), screen.getByRole("status").textContent]).toEqual([defaults, ""]);
  unmount();
  await send({ ok: true, message: success });
  await expectSaid(success);
  expect(values()).toEqual(defaults);
});

it("shows the service's text as text and keeps everything that was typed", async () => {
  await send({ ok: false, message: "<b>Mailbox full</b>" });
  await expectSaid("<b>Mailbox full</b>");
  expect(values()).toEqual(typed);
});

it("says beside each field what is missing, goes to the first, and sends nothing", async () => {
  render(<ContactForm />);
  await userEvent.click(button());
  expect(field(/^Email/)).toHaveAccessibleDescription("Enter your email address, so that we can answer.");
  expect(field(/^Message/)).toHaveAccessibleDescription("Write your message.");
  expect(field(/^Email/)).toBeInvalid();
  expect(field(/^Email/)).toHaveFocus();
  expect(field(/^Name/)).toBeValid();
  expect(fetchMock).not.toHaveBeenCalled();
});

it("says what is wrong with an address, and no longer once it is right", async () => {
  render(<ContactForm />);
  type(/^Message/, "Hello there");
  type(/^Email/, "ada");
  await userEvent.click(button());
  expect(field(/^Email/)).toHaveAccessibleDescription("Enter an email address like name@example.com.");
  fetchMock.mockResolvedValue({ json: () => Promise.resolve({ ok: true, message: success }) });
  type(/^Email/, "ada@example.com");
  await userEvent.click(button());
  await expectSaid(success);
  expect(field(/^Email/)).not.toHaveAttribute("aria-invalid");
});

it("shows what only the server found, beside its field", async () => {
  const message = "Keep this to 5,000 characters.";
  await send({ ok: false, message: "Please put this right.", fields: { message } });
  await waitFor(() => expect(field(/^Message/)).toHaveFocus());
  expect(field(/^Message/)).toHaveAccessibleDescription(message);
  expect(screen.getByRole("status")).toHaveTextContent("Please put this right.");
});

it("has a trap that nobody reaches by keyboard or hears of", () => {
  render(<ContactForm />);
  const trap = document.querySelector("[name='remarks']");
  expect(trap).toHaveAttribute("tabindex", "-1");
  // Browsers leave read-only fields out of autofill.
  expect(trap).toHaveAttribute("readonly");
  expect(screen.queryByRole("textbox", { name: /Leave this/ })).toBeNull();
});

describe("begun for a report", () => {
  const begun = "About Orrin: Account deletion\n\n";

  it("has the subject chosen and the message begun, and goes back to both once it is sent", async () => {
    fetchMock.mockResolvedValue({ json: () => Promise.resolve({ ok: true, message: success }) });
    render(<ContactForm about="Orrin: Account deletion" />);
    expect([field(/^Subject/).value, field(/^Message/).value]).toEqual(["Report Inaccuracy", begun]);
    type(/^Email/, "ada@example.com");
    type(/^Message/, `${begun}It is in the settings.`);
    await userEvent.click(button());
    await expectSaid(success);
    expect(JSON.parse((fetchMock.mock.calls[0] as [string, { body: string }])[1].body)).toMatchObject({
      subject: "Report Inaccuracy",
      message: `${begun}It is in the settings.`,
    });
    expect([field(/^Subject/).value, field(/^Message/).value]).toEqual(["Report Inaccuracy", begun]);
  });

  it("has every subject once", () => {
    render(<ContactForm about="Orrin" />);
    const options = [...field(/^Subject/).querySelectorAll("option")].map(({ value }) => value);
    expect([...options].sort()).toEqual([...subjectOptions].sort());
    expect(options[0]).toBe("Report Inaccuracy");
  });

  it("keeps what was typed and chosen before React came", async () => {
    const form = <ContactForm about="Orrin" />;
    const { container: rendered, unmount } = render(form);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = rendered.innerHTML.replace(' novalidate=""', "");
    unmount();
    const control = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
    expect(control("message").value).toBe("About Orrin\n\n");
    control("message").value = "About Orrin\n\nIts price is wro";
    control("subject").value = "Something Else";
    const root = await act(async () => hydrateRoot(container, form));
    expect([control("message").value, control("subject").value]).toEqual([
      "About Orrin\n\nIts price is wro",
      "Something Else",
    ]);
    await act(async () => root.unmount());
    container.remove();
  });
});

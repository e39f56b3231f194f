import { contactForm, contactSchema, newsletterForm } from "@/lib/messages/forms";

const valid = { email: "reader@example.com", message: "Hello." };

/** What is said about one field; `undefined` when it is right. */
function complaint(values: Record<string, unknown>, field: string): string | undefined {
  const { error } = contactSchema.safeParse({ ...valid, ...values });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

it("needs an email address and a message, and fills in the rest in the order of the payload", () => {
  expect(JSON.stringify(contactSchema.parse(valid))).toBe(
    '{"name":"","email":"reader@example.com","subject":"General Question","message":"Hello.","refSource":"","platformType":"Just a user"}',
  );
});

it.each([
  ["", "Enter your email address, so that we can answer."],
  ["   ", "Enter your email address, so that we can answer."],
  [undefined, "Enter your email address, so that we can answer."],
  ["reader", "Enter an email address like name@example.com."],
  ["reader@", "Enter an email address like name@example.com."],
  ["a@b.c\nbcc: d@e.f", "Enter an email address like name@example.com."],
  [`${"a".repeat(250)}@example.com`, "Keep this to 254 characters."],
  ["\u200b\u2060", "Enter your email address, so that we can answer."],
  ["reader\u0000@example.com", "Enter an email address like name@example.com."],
  ["reader\ud800@example.com", "Enter an email address like name@example.com."],
  [" reader@example.com ", undefined],
  ["reader@localhost", undefined],
])("reads the email address %j", (email, expected) => {
  expect(complaint({ email }, "email")).toBe(expected);
});

it.each([
  ["", "Write your message."],
  [" \r\n ", "Write your message."],
  ["\u200b \u00ad\n\ufeff", "Write your message."],
  ["\u0000", "Write your message."],
  ["a".repeat(5001), "Keep this to 5,000 characters."],
  [`${"a\r\n".repeat(2500)}`, undefined],
])("reads a message of its length", (message, expected) => {
  expect(complaint({ message }, "message")).toBe(expected);
});

it("keeps the line breaks of a message as the reader typed them", () => {
  expect(contactSchema.parse({ ...valid, message: "One\r\nTwo" }).message).toBe("One\nTwo");
});

it("keeps a name on one line, because it may become a mail header", () => {
  expect(contactSchema.parse({ ...valid, name: " Ada\r\nBcc: x@y.z " }).name).toBe("Ada Bcc: x@y.z");
  expect(complaint({ name: "n".repeat(101) }, "name")).toBe("Keep this to 100 characters.");
});

it("passes on nothing that breaks a line or a character elsewhere", () => {
  const { name, message } = contactSchema.parse({ ...valid, name: "\u200b", message: "One\u2028Two\u0000\ud800" });
  expect({ name, message }).toEqual({ name: "", message: "One\nTwo \ufffd" });
});

it.each([
  ["subject", "General Question"],
  ["refSource", ""],
  ["platformType", "Just a user"],
] as const)("offers only its options for %s, the first by default", (field, fallback) => {
  expect(complaint({ [field]: "Something made up" }, field)).toBe("Choose one of the options.");
  for (const empty of ["", null, undefined]) {
    expect(contactSchema.parse({ ...valid, [field]: empty })[field]).toBe(fallback);
  }
});

it("has the option lists of docs/reference/behaviour.md", () => {
  const optionsOf = (name: string) => contactForm.fields[name]?.options;
  expect(optionsOf("subject")).toEqual([
    "General Question",
    "Platform Suggestion",
    "Report Inaccuracy",
    "Business Inquiry",
    "Affiliate Request",
    "Something Else",
  ]);
  expect(optionsOf("refSource")).toEqual([
    "",
    "Google Search",
    "Social Media",
    "Friend Recommendation",
    "Blog or Article",
    "Other",
  ]);
  expect(optionsOf("platformType")).toEqual(["Just a user", "I work for a platform", "Other"]);
});

it("takes an email address and nothing else for the newsletter", () => {
  expect(newsletterForm.schema.parse({ email: "reader@example.com", name: "Ada" })).toEqual({
    email: "reader@example.com",
  });
  expect(newsletterForm.schema.safeParse({}).error?.issues[0]?.message).toBe("Enter your email address.");
});

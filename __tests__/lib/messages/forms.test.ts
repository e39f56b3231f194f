import { contactSchema, newsletterForm } from "@/lib/messages/forms";

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

it("reads a message of its length", () => {
  expect(complaint({ message: "a".repeat(5001) }, "message")).toBe("Keep this to 5,000 characters.");
  expect(complaint({ message: "a\r\n".repeat(2500) }, "message")).toBeUndefined();
});

it.each([
  ["One\r\nTwo\rThree\nFour", "One\nTwo\nThree\nFour"],
  ["One\u2028Two\u2029Three\u0085Four\fFive\vSix", "One\nTwo\nThree\nFour\nFive\nSix"],
  ["One\r\n\r\nTwo", "One\n\nTwo"],
  ["a\u0000b\u001b[31m\u0007!", "a b [31m !"],
  ["a\tb", "a\tb"],
  ["half \ud83d of one \udc4d", "half \ufffd of one \ufffd"],
  [
    "whole \u{1f44d}\u{1f3fd} \u{1f469}\u200d\u{1f467} \u2764\ufe0f",
    "whole \u{1f44d}\u{1f3fd} \u{1f469}\u200d\u{1f467} \u2764\ufe0f",
  ],
])("passes the message %j on as %j", (message, expected) => {
  expect(contactSchema.parse({ ...valid, message }).message).toBe(expected);
});

it.each([
  ...["", " \n\t", "\u200b\u200c\u200d\u2060\ufeff", "\u00ad\u034f", "\u3164\uffa0\u2800"],
  ...["\u202e\u2066", "\0", "\u{e0020} \u200b"],
])("takes %j for empty", (typed) => {
  expect(complaint({ message: typed }, "message")).toBe("Write your message.");
  expect(contactSchema.parse({ ...valid, name: typed }).name).toBe("");
});

it("keeps a name on one line, because it may become a mail header", () => {
  expect(contactSchema.parse({ ...valid, name: " Ada\r\nBcc: x@y.z\u2028a\tb " }).name).toBe("Ada Bcc: x@y.z a b");
  expect(complaint({ name: "n".repeat(101) }, "name")).toBe("Keep this to 100 characters.");
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

it("takes an email address and nothing else for the newsletter", () => {
  expect(newsletterForm.schema.parse({ email: "reader@example.com", name: "Ada" })).toEqual({
    email: "reader@example.com",
  });
  expect(newsletterForm.schema.safeParse({}).error?.issues[0]?.message).toBe("Enter your email address.");
});

it("passes on no sign that turns text around, in a name or a subject of a mail", () => {
  expect(contactSchema.parse({ ...valid, name: "\u202Eadelevol ada\u202C \u2066Ada\u2069" }).name).toBe(
    "adelevol ada Ada",
  );
});

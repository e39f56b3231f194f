import { toPlainText } from "@/lib/messages/webhook";

it.each([
  ["<h1>Busy</h1>", "<h1>Busy</h1>"],
  ["\u0007Too\r\n many\u0000 \u202Emessages\u2028now\u001b[31m\n", "Too many messages now [31m"],
  ["😀".repeat(600), "😀".repeat(500)],
  [" \n\t\u0000 ", ""],
])("toPlainText makes one line of %j", (said, expected) => expect(toPlainText(said)).toBe(expected));

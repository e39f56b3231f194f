import { toPlainText } from "@/lib/messages/webhook";

it("keeps markup as the text that it is", () => {
  expect(toPlainText("<h1>Busy</h1>")).toBe("<h1>Busy</h1>");
});

it("takes out control and direction characters, and puts everything on one line", () => {
  expect(toPlainText("\u0007Too\r\n many\u0000 \u202Emessages\u2028now\u001b[31m\n")).toBe(
    "Too many messages now [31m",
  );
});

it("cuts at 500 characters, between characters", () => {
  expect(toPlainText("x".repeat(2000))).toHaveLength(500);
  expect(toPlainText("😀".repeat(600))).toBe("😀".repeat(500));
});

it("is empty for nothing but space", () => {
  expect(toPlainText(" \n\t\u0000 ")).toBe("");
});

import { logError } from "@/lib/runtime/log";

it("writes one line with its time to standard error", () => {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  logError("contact: something broke");
  const [line] = write.mock.calls[0] ?? [];
  const [time = "", ...words] = String(line).split(" ");
  expect(new Date(time).toISOString()).toBe(time);
  expect(words.join(" ")).toBe("contact: something broke\n");
});

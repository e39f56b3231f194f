import { logError, logInfo, setLogFormat } from "@/lib/runtime/log";

afterEach(() => setLogFormat("text"));

function listen() {
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => write.mock.calls.map(([line]) => String(line));
}

it("writes one line with its time to standard error", () => {
  const lines = listen();
  logError("contact: something broke", { status: 500 });
  const [line = "", ...more] = lines();
  expect(more).toEqual([]);
  const [time = "", ...words] = line.split(" ");
  expect(new Date(time).toISOString()).toBe(time);
  expect(words.join(" ")).toBe("contact: something broke status=500\n");
});

it("writes JSON for machines, one object a line, without the name of the machine", () => {
  const lines = listen();
  setLogFormat("json");
  logError("two\nlines", { form: "contact" });
  logInfo("fine");
  const [first, second] = lines().map((line) => JSON.parse(line));
  expect(lines().every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
  expect(first).toEqual({ level: "error", time: first.time, pid: process.pid, form: "contact", msg: "two\nlines" });
  expect(new Date(first.time).toISOString()).toBe(first.time);
  expect(second).toMatchObject({ level: "info", msg: "fine" });
});

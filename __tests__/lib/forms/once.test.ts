import { createOnce } from "@/lib/forms/once";

function setUp(maxEntries = 100) {
  const clock = { time: Date.UTC(2025, 5, 28, 12, 55) };
  const onceOrRecalled = createOnce<void>({ name: "test", windowMs: 3_600_000, maxEntries, now: () => clock.time });
  const deliver = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const recall = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const once = (content: string, deliverIt: (key: string) => Promise<void>) =>
    onceOrRecalled(content, deliverIt, recall);
  return { clock, once, deliver, recall, keys: () => deliver.mock.calls.map(([key]) => key) };
}

const fails = () => Promise.reject(new Error("no answer"));

it("delivers the same content once, also to the second sender of a double press", async () => {
  const { once, deliver } = setUp();
  await Promise.all([once("hello", deliver), once("hello", deliver)]);
  await once("hello", deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it("asks what became of it when it is sent again, by its key", async () => {
  const { once, deliver, recall, keys } = setUp();
  await once("hello", deliver);
  expect(recall).not.toHaveBeenCalled();
  await once("hello", deliver);
  expect(recall.mock.calls).toEqual([[keys()[0]]]);
});

it("makes keys of one content that begin alike, and no others", async () => {
  const { clock, once, deliver, keys } = setUp();
  await once("hello", deliver);
  clock.time += 3_600_000;
  await once("hello", deliver);
  await once("hello!", deliver);
  const [first, second, other] = keys().map((key) => key.slice(0, 40));
  expect([first === second, first === other, keys()[0] === keys()[1]]).toEqual([true, false, false]);
});

it("delivers other content", async () => {
  const { once, deliver, keys } = setUp();
  await once("hello", deliver);
  await once("hello!", deliver);
  expect(new Set(keys()).size).toBe(2);
});

it("delivers again after a failure under the same key, also when the hour has changed", async () => {
  const { clock, once, deliver, keys } = setUp();
  deliver.mockImplementationOnce(fails);
  await expect(once("hello", deliver)).rejects.toThrow("no answer");
  clock.time += 10 * 60_000;
  await once("hello", deliver);
  expect(keys()).toHaveLength(2);
  expect(keys()[0]).toBe(keys()[1]);
});

it("says the failure to everyone who waited for it, and does not try again for each", async () => {
  const { once } = setUp();
  const deliver = jest.fn(fails);
  const outcomes = await Promise.allSettled([once("hello", deliver), once("hello", deliver), once("hello", deliver)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it("takes the same content for a new message after an hour", async () => {
  const { clock, once, deliver, keys } = setUp();
  await once("hello", deliver);
  clock.time += 3_600_000;
  await once("hello", deliver);
  expect(new Set(keys()).size).toBe(2);
});

it("makes the same key after a restart within the hour, and shows nothing of the content in it", async () => {
  const [before, after] = [setUp(), setUp()];
  await before.once("hello", before.deliver);
  await after.once("hello", after.deliver);
  expect(before.keys()).toEqual(after.keys());
  expect(before.keys()[0]).toMatch(/^[0-9a-f]{64}$/);
});

it("remembers a bounded number of submissions", async () => {
  const { once, deliver } = setUp(2);
  for (const content of ["a", "b", "c", "a"]) await once(content, deliver);
  expect(deliver).toHaveBeenCalledTimes(4);
  await once("c", deliver);
  expect(deliver).toHaveBeenCalledTimes(4);
});

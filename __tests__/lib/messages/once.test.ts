import type { Delivered } from "@/lib/messages/deliver";
import { createOnce } from "@/lib/messages/once";

function setUp(most = 100) {
  const clock = { time: Date.UTC(2025, 5, 28, 12, 55) };
  jest.spyOn(Date, "now").mockImplementation(() => clock.time);
  const onceAdmitted = createOnce(most);
  const deliver = jest.fn<Promise<Delivered>, [string]>(() => Promise.resolve("delivered"));
  const admit = jest.fn(() => Promise.resolve());
  const once = (content: string, deliverIt: (key: string) => Promise<Delivered>) =>
    onceAdmitted(content, { admit, deliver: deliverIt });
  const keys = () => deliver.mock.calls.map(([key]) => key);
  return { clock, once, deliver, admit, keys };
}

const fails = () => Promise.reject(new Error("no answer"));

it("asks whether it may be delivered, and not whether it may be sent again", async () => {
  const { once, deliver, admit } = setUp();
  await Promise.all([once("hello", deliver), once("hello", deliver)]);
  await once("hello", deliver);
  expect(admit).toHaveBeenCalledTimes(1);
  admit.mockRejectedValueOnce(new Error("too many"));
  await expect(once("hello!", deliver)).rejects.toThrow("too many");
  expect([await once("hello!", deliver), deliver.mock.calls.length]).toEqual(["delivered", 2]);
});

it("makes keys of one content that begin alike, and no others", async () => {
  const { clock, once, deliver, admit, keys } = setUp();
  await once("hello", deliver);
  await once("hello!", deliver);
  clock.time += 86_400_000;
  await createOnce()("hello", { admit, deliver });
  const [first, other, second] = keys().map((key) => key.slice(0, 40));
  expect([first === second, first === other, keys()[0] === keys()[2]]).toEqual([true, false, false]);
});

it("delivers again under the same key after a failure", async () => {
  const { clock, once, deliver, keys } = setUp();
  deliver.mockImplementationOnce(fails);
  await expect(once("hello", deliver)).rejects.toThrow("no answer");
  clock.time += 10 * 60_000;
  await once("hello", deliver);
  expect(keys()).toEqual([keys()[0], keys()[0]]);
});

it("says the failure to everyone who waited for it, and does not try again for each", async () => {
  const { once } = setUp();
  const deliver = jest.fn(fails);
  const outcomes = await Promise.allSettled([once("hello", deliver), once("hello", deliver), once("hello", deliver)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it("makes the same key in every process and after a restart, and shows nothing of the content in it", async () => {
  const before = setUp();
  const after = setUp();
  await before.once("hello", before.deliver);
  after.clock.time += 4 * 60_000;
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

import type { Library } from "@/lib/content/site/library";
import { prepareWhenQuiet } from "@/lib/publish/prepare-when-quiet";

const library = (name: string) => ({ documents: { name } }) as unknown as Library;
const first = library("first");
const second = library("second");
const prepare = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockReset();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it("prepares once for publications in quick succession, from the content before the first", () => {
  prepareWhenQuiet(first, prepare);
  jest.advanceTimersByTime(2000);
  prepareWhenQuiet(second, prepare);
  jest.advanceTimersByTime(2900);
  expect(prepare).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3100);
  expect(prepare.mock.calls).toEqual([[first]]);
  prepareWhenQuiet(second, prepare);
  jest.advanceTimersByTime(3000);
  expect(prepare.mock.calls).toEqual([[first], [second]]);
});

it("waits while texts are being published, but not longer than half a minute", () => {
  prepareWhenQuiet(first, prepare);
  for (let at = 1; at <= 29; at += 1) {
    jest.advanceTimersByTime(1000);
    prepareWhenQuiet(second, prepare);
  }
  expect(prepare).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3000);
  expect(prepare).toHaveBeenCalledTimes(1);
});

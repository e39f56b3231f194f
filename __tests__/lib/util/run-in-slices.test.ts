import { runInSlices } from "@/lib/search/site-search";

it("lets others have their turn about every ten milliseconds, and stops after the last step", async () => {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const turns: number[] = [];
  let isOver = false;
  const watch = () => {
    turns.push(now);
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  let steps = 0;
  await runInSlices(() => {
    now += 3;
    steps += 1;
    return steps === 10;
  });
  isOver = true;
  expect(steps).toBe(10);
  const waits = turns.slice(1).map((turn, index) => turn - (turns[index] as number));
  expect(Math.max(...waits)).toBeLessThan(12);
  expect(waits.filter((wait) => wait > 0).length).toBeGreaterThanOrEqual(3);
});

it("does no step before others had their turn", async () => {
  const done: string[] = [];
  const work = runInSlices(() => done.push("step") > 0);
  done.push("first");
  await work;
  expect(done).toEqual(["first", "step"]);
});

it("rejects when a step throws", async () => {
  const work = runInSlices(() => {
    throw new Error("broken");
  });
  await expect(work).rejects.toThrow("broken");
});

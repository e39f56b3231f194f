import { Refusal } from "@/lib/http/refusal";
import { createReplayGuard } from "@/lib/http/replay-guard";

const bytes = (text: string) => new TextEncoder().encode(text);

function setUp(maxBodies = 100) {
  const clock = { time: 1_000_000 };
  const wasTaken = createReplayGuard({ limit: 3, maxBodies, now: () => clock.time });
  return { clock, take: (text: string) => wasTaken(bytes(text)) };
}

it("knows a body that comes again, and no other", () => {
  const { take } = setUp();
  expect([take("one"), take("one"), take("two"), take("one")]).toEqual([false, true, false, true]);
});

it("refuses the same body past the limit, says for how long, and takes it again then", () => {
  const { clock, take } = setUp();
  for (let round = 0; round < 3; round += 1) take("one");
  const refused = catchRefusal(() => take("one"));
  expect([refused.status, refused.headers["Retry-After"]]).toEqual([429, "60"]);
  expect(take("two")).toBe(false);
  clock.time += 60_000;
  expect(take("one")).toBe(true);
});

it("remembers a bounded number of bodies, those that came last", () => {
  const { take } = setUp(2);
  for (const body of ["one", "two", "one", "three"]) take(body);
  expect([take("one"), take("two")]).toEqual([true, false]);
});

function catchRefusal(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error("Nothing was refused.");
}

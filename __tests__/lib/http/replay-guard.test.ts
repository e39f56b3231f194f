import { Refusal } from "@/lib/http/refusal";
import { createReplayGuard } from "@/lib/http/replay-guard";

const bytes = (text: string) => new TextEncoder().encode(text);

function setUp(maxBodies = 100) {
  const clock = { time: 1_000_000 };
  const wasTaken = createReplayGuard({ limit: 3, maxBodies, now: () => clock.time });
  return { clock, take: (text: string) => wasTaken(bytes(text)) };
}

it("knows a body that comes again, and no other", async () => {
  const { take } = setUp();
  expect([await take("one"), await take("one"), await take("two"), await take("one")]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it("refuses the same body past the limit, says for how long, and takes it again then", async () => {
  const { clock, take } = setUp();
  for (let round = 0; round < 3; round += 1) await take("one");
  const refused = await catchRefusal(() => take("one"));
  expect([refused.status, refused.headers["Retry-After"]]).toEqual([429, "60"]);
  expect(await take("two")).toBe(false);
  clock.time += 60_000;
  expect(await take("one")).toBe(true);
});

it("remembers a bounded number of bodies, those that came last", async () => {
  const { take } = setUp(2);
  for (const body of ["one", "two", "one", "three"]) await take(body);
  expect([await take("one"), await take("two")]).toEqual([true, false]);
});

async function catchRefusal(run: () => Promise<unknown>): Promise<Refusal> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error("Nothing was refused.");
}

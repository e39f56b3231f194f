import { Refusal } from "@/lib/http/refusal";
import { createReplayGuard } from "@/lib/http/replay-guard";
import { createMemoryStore } from "@/lib/state/memory-store";

const bytes = (text: string) => new TextEncoder().encode(text);

function setUp(maxBodies = 100) {
  const clock = { time: 1_000_000 };
  const wasTaken = createReplayGuard({ limit: 3, maxBodies, store: createMemoryStore(() => clock.time) });
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

it("locks no body out when the clock is set back", async () => {
  const [clock, timer] = [jest.spyOn(Date, "now"), jest.spyOn(performance, "now").mockReturnValue(1000)];
  clock.mockReturnValue(7_200_000);
  const wasTaken = createReplayGuard({ limit: 1 });
  await wasTaken(bytes("set back"));
  clock.mockReturnValue(3_600_000 + 60_000);
  timer.mockReturnValue(1000 + 60_000);
  expect(await wasTaken(bytes("set back"))).toBe(true);
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

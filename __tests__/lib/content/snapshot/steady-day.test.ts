import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { createSteadyDay, keepDaySteady } from "@/lib/content/snapshot/steady-day";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { serveContent } from "../../../helpers/content-folder";

serveContent();

const hour = 3_600_000;

function start(newest?: string) {
  const kept: string[] = [];
  const held: string[] = [];
  let passed = 0;
  const dayOf = createSteadyDay(
    newest,
    (day) => kept.push(day),
    (clock, day) => held.push(`${clock} ${day}`),
    () => passed,
  );
  const after = (hours: number) => {
    passed += hours * hour;
  };
  return { dayOf, after, kept, held };
}

it("follows the clock from day to day, over a month without power, and some days back", () => {
  const { dayOf, kept, held } = start();
  const days = ["2025-06-28", "2025-06-28", "2025-06-29", "2025-07-30", "2025-07-01", "2025-07-31"];
  expect(days.map(dayOf)).toEqual(days);
  expect(kept).toEqual(["2025-06-28", "2025-06-29", "2025-07-30", "2025-07-31"]);
  expect(held).toEqual([]);
});

it("stays on its newest day while the clock is years behind, says so once, and goes on when the clock is right", () => {
  const { dayOf, after, kept, held } = start("2025-06-28");
  expect(dayOf("2023-07-29")).toBe("2025-06-28");
  after(100);
  expect(dayOf("2023-08-02")).toBe("2025-06-28");
  expect(held).toEqual(["2023-07-29 2025-06-28"]);
  expect(dayOf("2025-07-03")).toBe("2025-07-03");
  expect(kept).toEqual(["2025-07-03"]);
});

it("forgets at once a clock that was years ahead for some hours", () => {
  const { dayOf, after, kept, held } = start("2025-06-28");
  expect(dayOf("2090-01-01")).toBe("2090-01-01");
  after(23);
  expect(dayOf("2090-01-01")).toBe("2090-01-01");
  expect(dayOf("2025-06-29")).toBe("2025-06-29");
  expect([kept, held]).toEqual([["2025-06-29"], []]);
});

it("is not locked in the future for ever by a clock that was ahead for days", () => {
  const { dayOf, after, kept } = start("2025-06-28");
  dayOf("2090-01-01");
  after(25);
  dayOf("2090-01-02");
  expect(kept).toEqual(["2090-01-02"]);
  expect(dayOf("2025-07-01")).toBe("2090-01-02");
  after(7 * 24);
  expect(dayOf("2025-07-08")).toBe("2025-07-08");
  expect(dayOf("2025-07-09")).toBe("2025-07-09");
});

describe("the site", () => {
  const folder = mkdtempSync(join(tmpdir(), "steady-day-"));
  const file = join(folder, "newest-day");
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    jest.useRealTimers();
    forgetProcessWide("steady day");
  });
  const setClock = (day: string) =>
    jest.useFakeTimers({ now: Date.parse(`${day}T12:00:00Z`), doNotFake: ["performance"] });

  it("shows what it showed, also after a restart, while its clock is 700 days behind", () => {
    setClock("2025-07-01");
    keepDaySteady(file);
    const shown = getSnapshot().posts.length;
    expect([shown > 0, readFileSync(file, "utf8")]).toEqual([true, "2025-07-01\n"]);
    const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    for (const turn of ["running", "started again"]) {
      setClock("2023-08-01");
      if (turn === "started again") keepDaySteady(file);
      expect([turn, getSnapshot().day, getSnapshot().posts.length]).toEqual([turn, "2025-07-01", shown]);
    }
    expect(said.mock.calls.join()).toContain(`The clock says 2023-08-01, and the site was served on 2025-07-01 before`);
    said.mockRestore();
  });

  it("takes a file that holds no day as none", () => {
    writeFileSync(file, "never");
    setClock("2023-08-01");
    keepDaySteady(file);
    expect(getSnapshot().day).toBe("2023-08-01");
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderReport } from "../bench/bench-report";
import { getFormatTable } from "../bench/measurement";
import { keptSection } from "../kept-section";
import { renderSoak } from "../soak/soak-report";
import { addChaos, addRates, readResults, writeResults } from "../soak/soak-results";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const rate = (perSecond: number, p99: number) => ({ rate: perSecond, p50: 0.1, p99, failed: 0 });
const rates = {
  ...{ day: "2026-01-02", cached: rate(900, 7.4), file: rate(1000, 3), bare: rate(1100, 3) },
  ...{ publishing: rate(800, 9.6), direct: rate(40, 90), publications: 30 },
};

it("keeps a section with its lists and lesser headings, and nothing of what follows", () => {
  const page = "# Page\n\n## First\n\nOne.\n\n## Second\n\n### Of it\n\n- Two.\n\n\n## Third\n\nThree.\n";
  expect(keptSection(page, "Second")).toBe("## Second\n\n### Of it\n\n- Two.\n\n");
  expect(keptSection(page, "Third")).toBe("## Third\n\nThree.\n\n");
  expect(keptSection(page, "Sec")).toBe("");
});

describe("the page of the soak", () => {
  const file = join(folder, "soak.json");

  it("has the rows of all runs, also where the run before was another checkout's", () => {
    writeResults(file, addRates(readResults(file), rates, 2.34));
    writeResults(file, addRates(readResults(file), { ...rates, day: "2026-01-03" }, 0.5));
    const lines = renderSoak(readResults(file), "").split("\n");
    expect(lines).toContain("| 2026-01-02 | 2.3 | 40/s | 1,000/s | 0.90 ×, 7 ms | 0.80 ×, 10 ms |");
    expect(lines).toContain("| 2026-01-03 | 0.5 | 40/s | 1,000/s | 0.90 ×, 7 ms | 0.80 ×, 10 ms |");
  });

  it("keeps what is written by hand, however often it is written again", () => {
    const before = "# Old\n\n## About these runs\n\nA person's words.\n\n## What was broken when\n\nOld words.\n";
    const once = renderSoak(readResults(file), before);
    expect(once).toContain("## About these runs\n\nA person's words.\n\n## All runs of the rates");
    expect(once).not.toContain("Old words");
    expect(renderSoak(readResults(file), once)).toBe(once);
  });

  it("is what the committed results and its own words make of it", () => {
    const page = readFileSync("docs/soak.md", "utf8");
    const withoutLoad = (text: string) => text.replace(/load of the machine was [\d.]+/, "");
    expect(withoutLoad(renderSoak(readResults("docs/soak.json"), page))).toBe(withoutLoad(page));
  });

  it("is not begun anew when its results cannot be read", () => {
    writeFileSync(file, "{");
    expect(() => readResults(file)).toThrow(SyntaxError);
  });

  it("has a row for each run of the chaos, with its slowest process", () => {
    const chaos = {
      ...{
        day: "2026-01-04",
        requests: 5000,
        seconds: 12.4,
        failed: 0,
        wrong: 1,
        old: 2,
        oldest: 2400,
        ages: [100, 3500],
      },
      ...{ reconnects: 0, slow: 0, longest: 90, publications: 3, examples: [], log: [] },
      footprint: { half: { memory: {}, disk: 1 }, end: { memory: {}, disk: 1 } },
    };
    const page = renderSoak(addChaos({ chaosRuns: [] }, chaos), "");
    expect(page).toContain("| 2026-01-04 | 5,000 | 12 s | 0 | 1 | 2 | 2.4 s | 3.5 s |");
  });
});

it("keeps what was measured apart when the benchmark is written again", () => {
  const measurement = { what: "a build", budget: "≤ 1 s", measured: "2 s", isMet: false, note: "Alone." };
  const before = "# Benchmarks\n\n## Measured apart\n\nBy hand.\n\n## How it was measured\n\n- Old.\n";
  const page = renderReport([measurement], before);
  expect(page).toContain(
    "| a build | ≤ 1 s | 2 s | no |\n\n## Measured apart\n\nBy hand.\n\n## How it was measured\n\n- **a build:**",
  );
  expect(page).not.toContain("Old.");
});

it("puts the table of a measurement into its note in the list", () => {
  const table = getFormatTable(["page", "now"], [["/", "8 KB"]]);
  const page = renderReport([{ what: "a page", budget: "", measured: "8 KB", note: "Each:", table }], "");
  expect(page).toContain("- **a page:** Each:\n\n  | page | now |\n  | --- | --- |\n  | / | 8 KB |\n");
});

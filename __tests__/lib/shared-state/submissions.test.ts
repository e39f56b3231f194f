import { randomUUID } from "node:crypto";
import { createSubmissions } from "@/lib/shared-state/submissions";
import { describeSharedState } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const remember = ({ name = randomUUID() as string, windowMs = 60_000, runningMs = 30_000 } = {}) =>
  createSubmissions({ name, windowMs, runningMs, maxEntries: 100 });

describeSharedState((server) => {
  it("is begun once, and not again after its delivery", async () => {
    const submissions = remember();
    expect(await submissions.begin("a", "key")).toEqual({ state: "new", key: "key" });
    expect(await submissions.begin("a", "other")).toEqual({ state: "running", key: "key" });
    await submissions.end("a", true);
    expect(await submissions.begin("a", "other")).toEqual({ state: "done", key: "key" });
    expect(await submissions.begin("b", "other")).toEqual({ state: "new", key: "other" });
  });

  it("is begun again under its first key after a failure", async () => {
    const submissions = remember();
    await submissions.begin("a", "key");
    await submissions.end("a", false);
    expect(await submissions.begin("a", "other")).toEqual({ state: "new", key: "key" });
  });

  it("is begun again when the process that began it was killed", async () => {
    const submissions = remember({ runningMs: 200 });
    await submissions.begin("a", "key");
    await wait(250);
    expect(await submissions.begin("a", "other")).toEqual({ state: "new", key: "key" });
  });

  it("counts as another one when the window is over", async () => {
    const submissions = remember({ windowMs: 200 });
    await submissions.begin("a", "key");
    await submissions.end("a", true);
    await wait(250);
    expect(await submissions.begin("a", "other")).toEqual({ state: "new", key: "other" });
  });

  it("is begun by one of many at the same moment", async () => {
    const submissions = remember();
    const begun = await Promise.all(Array.from({ length: 20 }, (_, index) => submissions.begin("a", String(index))));
    expect(begun.filter(({ state }) => state === "new")).toHaveLength(1);
    expect(new Set(begun.map(({ key }) => key)).size).toBe(1);
  });

  it("is shared by all processes where there is a Redis", async () => {
    const name = randomUUID();
    await remember({ name }).begin("a", "key");
    const { state } = await remember({ name }).begin("a", "other");
    expect(state).toBe(server() ? "running" : "new");
  });
});

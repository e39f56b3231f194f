import { randomUUID } from "node:crypto";
import { forgetKept, isNotedKept, noteKept } from "@/lib/shared-state/kept-messages";
import { describeSharedState } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describeSharedState((server) => {
  it("is known on every machine until it was delivered, where there is a Redis", async () => {
    const [kept, other] = [randomUUID(), randomUUID()];
    await noteKept(kept, 60_000);
    expect(await isNotedKept(kept)).toBe(server() !== undefined);
    expect(await isNotedKept(other)).toBe(false);
    await forgetKept(kept);
    expect(await isNotedKept(kept)).toBe(false);
  });

  it("is forgotten when nobody may ask any more", async () => {
    const kept = randomUUID();
    await noteKept(kept, 100);
    await wait(150);
    expect(await isNotedKept(kept)).toBe(false);
  });
});

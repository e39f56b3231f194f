import { randomUUID } from "node:crypto";
import { createTokens } from "@/lib/shared-state/tokens";
import { describeSharedState } from "../../helpers/shared-state";

jest.mock("@/lib/runtime/env", () => require("../../helpers/shared-state").mockEnv());

const remember = (name: string = randomUUID()) => createTokens({ name, keepMs: 60_000, maxEntries: 100 });

describeSharedState((server) => {
  it("is new once", async () => {
    const take = remember();
    expect([await take("a"), await take("a"), await take("b")]).toEqual([true, false, true]);
  });

  it("is new to one of many at the same moment", async () => {
    const take = remember();
    const news = await Promise.all(Array.from({ length: 20 }, () => take("a")));
    expect(news.filter(Boolean)).toHaveLength(1);
  });

  it("is shared by all processes where there is a Redis", async () => {
    const name = randomUUID();
    await remember(name)("a");
    expect(await remember(name)("a")).toBe(server() === undefined);
  });
});

import { judge, renderReport, type SoakResult } from "@/tools/proof/messages/report";
import { startWebhook } from "@/tools/proof/messages/webhook";
import { server } from "../../../__tests__/helpers/msw";

const key = (name: string) => name.repeat(64).slice(0, 64);

function result(more: Partial<SoakResult> = {}): SoakResult {
  return {
    ...{
      count: 2,
      seconds: 60,
      kills: 1,
      sentAfter: 3,
      drainedAfter: 5,
      waiting: 1,
      left: 0,
      dead: 0,
    },
    sent: { answers: { 200: 1, 202: 1 }, acknowledged: new Set(["one", "two"]), kept: 1 },
    asked: { well: 2, slow: 0, late: 0, wrong: 0, cut: 0, down: 0 },
    taken: new Map([
      [key("a"), { message: "one", times: 1 }],
      [key("b"), { message: "two", times: 3 }],
    ]),
    ...more,
  };
}

it("is content when each message came under one key, however often", () => {
  expect(judge(result())).toEqual([]);
  expect(renderReport(result(), [])).toContain("none was lost");
});

it.each<[string, Partial<SoakResult>, RegExp]>([
  [
    "a lost message",
    { taken: new Map([[key("a"), { message: "one", times: 1 }]]) },
    /1 acknowledged messages were lost.*"two"/,
  ],
  [
    "a message under two keys",
    { taken: new Map([...result().taken, [key("c"), { message: "one", times: 1 }]]) },
    /more than one key.*"one"/,
  ],
  ["one that was not acknowledged", { count: 3 }, /1 messages were never acknowledged/],
  ["one that still waits", { left: 1 }, /1 messages still wait/],
  ["a dead letter", { dead: 1 }, /1 messages are dead letters/],
])("says so with %s", (_, more, said) => {
  const faults = judge(result(more));
  expect(faults.join()).toMatch(said);
  expect(renderReport(result(more), faults)).toContain("**Failed:**");
});

it("has a webhook with moods", async () => {
  server.close();
  const webhook = await startWebhook();
  const post = (message: string) =>
    fetch(webhook.url, { method: "POST", body: JSON.stringify({ message }), headers: { "idempotency-key": key("a") } })
      .then(({ status }) => status)
      .catch(() => "none");
  try {
    expect(await post("one")).toBe(200);
    await webhook.setMood("wrong");
    expect(await post("one")).toBe(500);
    await webhook.setMood("down");
    expect(await post("one")).toBe("none");
    await webhook.setMood("cut");
    expect([await post("one"), await post("one")]).toEqual(["none", "none"]);
    await webhook.setMood("well");
    expect(await post("one")).toBe(200);
    expect([...webhook.taken]).toEqual([[key("a"), { message: "one", times: 3 }]]);
  } finally {
    await webhook.close();
    server.listen();
  }
});

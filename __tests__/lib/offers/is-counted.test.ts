import type { ClickedLink } from "@/lib/offers/click-log";
import { createClickJudge } from "@/lib/offers/is-counted";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const link: ClickedLink = { partner: "house", placement: "closing", page: "/blog/a-text" };
const click = (headers: Record<string, string> = {}, method = "GET") => ({
  method,
  headers: new Headers({ "user-agent": firefox, "x-forwarded-for": "203.0.113.7", ...headers }),
});

/** A judge whose clock the test sets, in seconds. */
function judgeAt(start = "2025-06-28T12:00:00Z") {
  const clock = { seconds: 0 };
  const now = () => clock.seconds * 1000;
  const judge = createClickJudge({ today: () => Date.parse(start) + now(), now });
  return { clock, counts: (request = click(), of = link) => judge(request, of, 0) };
}

it("counts the click of a reader", () => {
  expect(judgeAt().counts()).toBe(true);
});

it.each([
  ["a HEAD request", click({}, "HEAD")],
  ["a prefetch", click({ "sec-purpose": "prefetch" })],
  ["a prerender", click({ "sec-purpose": "prefetch;prerender" })],
  ["an older prefetch", click({ purpose: "prefetch" })],
  ["Firefox's prefetch", click({ "x-moz": "prefetch" })],
  [
    "a search engine",
    click({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }),
  ],
  ["a program", click({ "user-agent": "curl/8.5.0" })],
  ["a headless browser", click({ "user-agent": firefox.replace("Firefox", "HeadlessChrome") })],
  ["what does not name itself", click({ "user-agent": "" })],
])("does not count %s", (_, request) => {
  expect(judgeAt().counts(request)).toBe(false);
});

describe("repeats", () => {
  it("count once within a minute", () => {
    const { clock, counts } = judgeAt();
    expect([counts(), counts()]).toEqual([true, false]);
    clock.seconds = 59;
    expect(counts()).toBe(false);
    clock.seconds = 61;
    expect(counts()).toBe(true);
  });

  it("are those of one link, one network and one browser", () => {
    const { counts } = judgeAt();
    expect(counts()).toBe(true);
    expect(counts(click(), { ...link, placement: "body-1" })).toBe(true);
    expect(counts(click(), { ...link, page: "/" })).toBe(true);
    expect(counts(click(), { ...link, partner: "lark" })).toBe(true);
    expect(counts(click({ "x-forwarded-for": "203.0.113.8" }))).toBe(true);
    expect(counts(click({ "user-agent": `${firefox} b` }))).toBe(true);
    expect(counts()).toBe(false);
  });
});

it("goes on counting when the clock of the machine is set back", () => {
  const clock = jest.spyOn(Date, "now");
  const timer = jest.spyOn(performance, "now").mockReturnValue(1000);
  clock.mockReturnValue(Date.parse("2025-06-28T13:00:00Z"));
  const judge = createClickJudge();
  expect(judge(click(), link, 0)).toBe(true);
  clock.mockReturnValue(Date.parse("2025-06-28T12:01:01Z"));
  timer.mockReturnValue(1000 + 61_000);
  expect(judge(click(), link, 0)).toBe(true);
});

it("counts at most 600 clicks in a minute, whoever makes them", () => {
  const { clock, counts } = judgeAt();
  const burst = () =>
    Array.from({ length: 1000 }, (_, index) =>
      counts(click({ "x-forwarded-for": `10.${clock.seconds}.${index >> 8}.${index & 255}` })),
    ).filter(Boolean).length;
  expect(burst()).toBe(600);
  clock.seconds = 61;
  expect(burst()).toBe(600);
});

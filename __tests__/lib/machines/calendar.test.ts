import ICAL from "ical.js";
import { type CalendarEvent, renderCalendar } from "@/lib/machines/open-data/app-calendar";

const event: CalendarEvent = {
  uid: "a.b@almanac.example",
  day: "2024-02-28",
  title: "A day; a comma, a \\n and\na line",
  text: "Zwölf Monate – für 95,88 €. ".repeat(12).trim(),
  url: "https://almanac.example/reviews/a",
};

it("a calendar is read back as it was written: signs of its own, long lines, letters of several octets", () => {
  const text = renderCalendar("Days", [event], "2024-02-01");
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [one] = calendar.getAllSubcomponents("vevent").map((found) => new ICAL.Event(found));
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Days");
  // Of several values, which a reader may separate by these.
  expect(text).toContain("SUMMARY:A day\\; a comma\\, a");
  expect(one).toMatchObject({ uid: event.uid, summary: event.title, description: event.text });
  expect([one?.startDate.toString(), one?.endDate.toString()]).toEqual(["2024-02-28", "2024-02-29"]);
});

it("a calendar has no line of more than 75 octets, and ends each with CRLF", () => {
  const text = renderCalendar("Days", [event], "2024-02-01");
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

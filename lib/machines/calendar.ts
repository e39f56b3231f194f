/** Something that happens on a day. */
export type CalendarEvent = {
  /** Tells it from all others and stays the same, so that a calendar that reads the file again knows it. */
  uid: string;
  /** As `2025-06-28`. */
  day: string;
  title: string;
  text: string;
  /** Absolute address of the page that says more. */
  url: string;
};

/**
 * A calendar of whole days (RFC 5545). Nothing in it depends on the moment at which it is made.
 * @param stamp Day on which it was true, as `2025-06-28`.
 */
export function renderCalendar(name: string, events: readonly CalendarEvent[], stamp: string): string {
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Companion Almanac//Calendar//EN", "CALSCALE:GREGORIAN"],
    ...["METHOD:PUBLISH", `X-WR-CALNAME:${escapeValue(name)}`],
    ...events.flatMap(({ uid, day, title, text, url }) => [
      ...["BEGIN:VEVENT", `UID:${escapeValue(uid)}`, `DTSTAMP:${compact(stamp)}T000000Z`],
      ...[`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`],
      ...[`SUMMARY:${escapeValue(title)}`, `DESCRIPTION:${escapeValue(text)}`, `URL:${url}`],
      ...["TRANSP:TRANSPARENT", "END:VEVENT"],
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** The day so many days later; before it, with a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const compact = (day: string) => day.replaceAll("-", "");

/** RFC 5545, section 3.3.11. */
function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|[\r\n]/g, "\\n");
}

/** A line has 75 octets at most, and is never cut within a character (RFC 5545, section 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      // The space that begins the next line counts.
      [part, octets] = ["", 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}

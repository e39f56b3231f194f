import { buildSecurityText } from "@/lib/machines/crawlers/text-files";

const day = 86_400_000;

/** The fields of RFC 9116, section 2, each of which may stand once here. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  expect(Object.keys(fields)).toHaveLength(lines.length);
  return fields;
}

it("says where to write, and where it is itself", () => {
  expect(fieldsOf(buildSecurityText())).toMatchObject({
    Contact: "http://localhost:3000/contact",
    Canonical: "http://localhost:3000/.well-known/security.txt",
    "Preferred-Languages": "en",
  });
});

it.each(["2026-01-01T00:00:00Z", "2026-12-31T23:59:59Z", "2031-02-28T12:00:00Z"])(
  "asked at %s, it holds for more than five months and less than a year",
  (now) => {
    const { Expires = "" } = fieldsOf(buildSecurityText(Date.parse(now)));
    expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    const left = (Date.parse(Expires) - Date.parse(now)) / day;
    expect(left).toBeGreaterThan(150);
    expect(left).toBeLessThan(365);
  },
);

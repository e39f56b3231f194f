import { formatDate, toDateTime } from "@/lib/util/date";

describe("dates", () => {
  it("writes a day out as readers say it", () => {
    expect(formatDate("2025-06-28")).toBe("June 28, 2025");
    expect(formatDate("2024-02-29")).toBe("February 29, 2024");
  });

  it("names the same day in every time zone", () => {
    expect(formatDate("2025-01-01")).toBe("January 1, 2025");
    expect(formatDate("2025-12-31")).toBe("December 31, 2025");
  });

  it("writes a day as a moment for structured data", () => {
    expect(toDateTime("2025-06-28")).toBe("2025-06-28T00:00:00+00:00");
    expect(new Date(toDateTime("2025-06-28")).toISOString()).toBe("2025-06-28T00:00:00.000Z");
  });
});

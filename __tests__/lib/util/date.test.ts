import { formatDate, toDateTime } from "@/lib/util/date";

describe("dates", () => {
  it("writes a day out as readers say it", () => {
    expect(formatDate("2025-06-28")).toBe("June 28, 2025");
    expect(formatDate("2024-02-29")).toBe("February 29, 2024");
  });

  it("writes a day as a moment for structured data", () => {
    expect(toDateTime("2025-06-28")).toBe("2025-06-28T00:00:00+00:00");
    expect(new Date(toDateTime("2025-06-28")).toISOString()).toBe("2025-06-28T00:00:00.000Z");
  });
});

import { z } from "zod";

/**
 * What a browser has measured on one page. Milliseconds, except for CLS, which has no unit. Values that no page can have are
 * refused, or one sender could spoil the sums.
 */
export const vitalSchema = z.discriminatedUnion("name", [
  z.object({ name: z.enum(["LCP", "INP", "FCP", "TTFB"]), value: z.number().min(0).max(600_000), path: path() }),
  z.object({ name: z.literal("CLS"), value: z.number().min(0).max(100), path: path() }),
]);

/** The path of the page, of which only the route is kept. */
function path() {
  return z.string().startsWith("/").max(500);
}

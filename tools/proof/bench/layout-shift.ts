import type { Browser } from "@playwright/test";
import { wake } from "../../../scripts/lib/react-in-page";
import { everyKindOfRoute } from "./bench-pages";
import { desktop, phone, visit } from "./browser";
import type { Measurement } from "./measurement";

/** Layout shift of pages: while loading, during hydration, and while scrolling to the end. */
export async function measureLayoutShift(browser: Browser, origin: string): Promise<Measurement[]> {
  const moved: string[] = [];
  let largest = 0;
  for (const [screen, options] of Object.entries({ phone, desktop })) {
    for (const path of everyKindOfRoute) {
      const shift = await visit(browser, options, async (page) => {
        await page.addInitScript(() => {
          const shifts = { total: 0 };
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(origin + path, { waitUntil: "load" });
        await wake(page);
        for (let step = 0; step < 12; step += 1) {
          await page.mouse.wheel(0, 700);
          await page.waitForTimeout(60);
        }
        return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
      });
      if (shift > 0) moved.push(`${path} on a ${screen}: ${shift.toFixed(4)}`);
      largest = Math.max(largest, shift);
    }
  }
  return [
    {
      what: "layout shift",
      budget: "0",
      measured: largest === 0 ? "0" : largest.toFixed(4),
      isMet: largest === 0,
      note: `The most of ${everyKindOfRoute.length} routes on phone and desktop: loading, hydration, scrolling to the end. ${moved.join("; ")}`.trim(),
    },
  ];
}

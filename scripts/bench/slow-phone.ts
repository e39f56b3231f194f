import type { CDPSession, Page } from "@playwright/test";

/** How the conditions of `slowDown` are described in the report. */
export const slowConditions = "4× slower processor, slow 4G (1.6 Mbit/s, 150 ms)";

/** Makes processor and network of a page slow. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return client;
}

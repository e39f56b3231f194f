import type { CDPSession, Page } from "@playwright/test";

/** How these conditions are described in a report. */
export const slowConditions = "4× slower processor, slow 4G (1.6 Mbit/s, 150 ms)";

/** Slows the network of a page down. @returns the connection to the browser. */
export async function slowNetwork(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  return client;
}

/** Not before the page is visible: a browser process that is throttled while it starts may never show it. */
export async function slowProcessor(client: CDPSession): Promise<void> {
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

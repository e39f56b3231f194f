import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, type Locator, type Page } from "@playwright/test";
import { type OwnSite, startOwnSite } from "../own-site";

type Received = { path: string; method: string; headers: IncomingHttpHeaders; body: string };

/** The service behind the webhooks. */
type Service = {
  origin: string;
  /** What it has received since the test began. */
  received: Received[];
};

type Values = Record<string, string>;

/** The contact form: its page, its fields, and the texts of docs/reference/behaviour.md. */
export const contact = {
  path: "/contact",
  button: "Send message",
  defaults: {
    name: "",
    email: "",
    subject: "General Question",
    message: "",
    refSource: "",
    platformType: "Just a user",
  },
  success: "Your message has been sent successfully! We'll get back to you soon.",
  /** Where a reader without script is redirected to, and the heading there. */
  donePath: "/contact/sent",
  doneHeading: "Thank you for writing",
  /** Heading of the page that answers a reader without script when something is wrong. */
  wrongHeading: "Your message has not been sent yet",
};

let count = 0;

/** A production server for each worker, with a webhook. Each test has its own sender address, because posts are rate-limited. */
export const test = base.extend<{ service: Service }, { site: OwnSite; worker: Service }>({
  worker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so.
    async ({}, use) => {
      const service: Service = { origin: "", received: [] };
      const server = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const { url: path = "", method = "", headers } = request;
        service.received.push({ path, method, headers, body: Buffer.concat(chunks).toString() });
        response.end("read and ignored");
      }).listen(0);
      await once(server, "listening");
      service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await use(service);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ worker }, use) => {
      const site = await startOwnSite({
        CONTACT_WEBHOOK_URL: `${worker.origin}/contact-hook`,
        // Lets each test set its sender address.
        TRUSTED_PROXIES: "1",
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  service: [
    async ({ worker }, use) => {
      worker.received = [];
      await use(worker);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    count += 1;
    await use({ "x-forwarded-for": `10.0.${Math.floor(count / 250)}.${count % 250}` });
  },
});

/** Values for every field, none the default, and new at each call: a repeated message is not delivered again. */
export function newValues(): Values {
  count += 1;
  return {
    name: "Ada <b>Reader</b>",
    email: `reader-${count}@example.com`,
    subject: "Report Inaccuracy",
    message: `Two lines, "quoted" & ünïcode 🎈\nno. ${count}`,
    refSource: "Blog or Article",
    platformType: "Other",
  };
}

export const formOf = (page: Page) => page.locator('form[action="/api/contact"]').first();

export async function fillIn(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`);
    const isSelect = await control.evaluate((element) => element.tagName === "SELECT");
    // The honeypot is read-only, which does not stop programs.
    if (name === "remarks") await control.evaluate((element: HTMLInputElement, text) => (element.value = text), value);
    else await (isSelect ? control.selectOption(value) : control.fill(value));
  }
}

/** The values of the fields, without the honeypot. */
export async function valuesOf(form: Locator): Promise<Values> {
  return form.evaluate((element) => {
    const { remarks: _, ...values } = Object.fromEntries(new FormData(element as HTMLFormElement));
    for (const name of Object.keys(values)) values[name] = String(values[name]).replaceAll("\r\n", "\n");
    return values as Record<string, string>;
  });
}

import { resolve } from "node:path";
import { describeInbox } from "@/lib/messages/inbox-file";
import { parseEnv } from "@/lib/runtime/env";

const hook = "https://hooks.test/secret";

it("says in one line which webhooks are missing and where messages are kept", () => {
  expect(describeInbox(parseEnv({}))).toBe(
    `CONTACT_WEBHOOK_URL and NEWSLETTER_WEBHOOK_URL not set: what these forms receive is kept in ${resolve("var/inbox")}.`,
  );
  expect(describeInbox(parseEnv({ CONTACT_WEBHOOK_URL: hook, INBOX_DIR: "/srv/inbox" }))).toBe(
    "NEWSLETTER_WEBHOOK_URL not set: what these forms receive is kept in /srv/inbox.",
  );
});

it("says nothing when both are set", () => {
  expect(describeInbox(parseEnv({ CONTACT_WEBHOOK_URL: hook, NEWSLETTER_WEBHOOK_URL: hook }))).toBeUndefined();
});

import { resolve } from "node:path";
import { describeInbox } from "@/lib/messages/outbox";
import { parseEnv } from "@/lib/runtime/env";

const hook = "https://hooks.test/secret";

it("says in one line which forms have no webhook and where their messages are kept", () => {
  expect(describeInbox(parseEnv({}))).toBe(
    `contact and newsletter: messages are kept in ${resolve("var/inbox")}; \`npm run ops -- inbox\` reads them.`,
  );
  expect(describeInbox(parseEnv({ CONTACT_WEBHOOK_URL: hook, STATE_DIR: "/srv/state" }))).toBe(
    "newsletter: messages are kept in /srv/state/inbox; `npm run ops -- inbox` reads them.",
  );
});

it("says that messages are refused where nothing can take them", () => {
  expect(describeInbox(parseEnv({ STATE_DIR: "none", NEWSLETTER_WEBHOOK_URL: hook }))).toBe(
    "contact: messages are refused, because nothing is kept here and no webhook is set.",
  );
});

it("says nothing when both are set", () => {
  expect(describeInbox(parseEnv({ CONTACT_WEBHOOK_URL: hook, NEWSLETTER_WEBHOOK_URL: hook }))).toBeUndefined();
});

import { HttpResponse, http } from "msw";
import { server } from "../../../__tests__/helpers/msw";
import { hubSignature } from "../../../lib/http/webhook-signature";
import { waitUntilLive } from "../publish/wait-until-live";

const secret = "a-secret-of-sixteen";
process.env.REVALIDATE_SECRET = secret;
process.env.REVALIDATE_URL = "https://almanac.example/api/revalidate";
const commit = "a".repeat(40);
const other = "b".repeat(40);
const site = "https://almanac.example";

/** Stands in for the webhook of a public site, which gives these answers in turn, and the last again and again. */
const answerWith = (...answers: object[]) =>
  server.use(
    http.post("https://almanac.example/api/revalidate", async ({ request }) => {
      const isSigned = request.headers.get("x-hub-signature-256") === hubSignature(secret, await request.text());
      return isSigned
        ? HttpResponse.json(answers.length > 1 ? answers.shift() : answers[0])
        : new HttpResponse(null, { status: 401 });
    }),
  );
const stuckAt = (at: string) => ({
  stuck: { since: "2026-01-31T12:05:59.000Z", commit: at, reasons: ["blog/a.md:2:1  error  Broken."] },
});

it("a public site is asked by the signed webhook, until it shows the version", async () => {
  answerWith(
    { content: "before" },
    { content: "before", publisher: stuckAt(other) },
    { content: "wanted", publisher: null },
  );
  expect(await waitUntilLive({ site, commit, version: "wanted", patience: 20_000 })).toBeUndefined();
});

it("a commit that the check of the site refuses is reported at once, with the reason", async () => {
  answerWith({ content: "before", publisher: stuckAt(commit) });
  expect(await waitUntilLive({ site, commit, version: "wanted", patience: 600_000 })).toBe(
    "The site has taken nothing since 2026-01-31 12:05 UTC: blog/a.md:2:1 Broken.",
  );
});

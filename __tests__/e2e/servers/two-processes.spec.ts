import { expect } from "@playwright/test";
import { type RedisServer, startRedis } from "../../helpers/redis-server";
import { type OwnSite, startOwnSite, test } from "../own-site";

/** Two processes with a build folder each, and a real Redis between them (docs/decisions/092-one-key-for-kept-pages.md). */
test.describe.configure({ mode: "serial", timeout: 120_000 });

const slug = "what-a-year-of-company-costs";
const file = `blog/${slug}.md`;
let redis: RedisServer;
let one: OwnSite;
/** Reads the same files as `one`. */
let two: OwnSite;
/** Has a checkout of its own. */
let far: OwnSite;

test.beforeAll(async () => {
  // Three sites start one after the other.
  test.setTimeout(90_000);
  redis = await startRedis();
  one = await startOwnSite({ REDIS_URL: redis.url });
  two = await startOwnSite({ REDIS_URL: redis.url, CONTENT_DIR: one.content });
  far = await startOwnSite({ REDIS_URL: redis.url });
});
test.afterAll(async () => {
  for (const site of [one, two, far]) await site?.stop();
  await redis?.stop();
});

function write(site: OwnSite, title: string): void {
  site.write(file, site.read(file).replace(/^title: .*$/m, `title: ${title}`));
}

async function publish(title: string): Promise<void> {
  write(one, title);
  await one.publishFiles(file);
}

const headline = async (site: OwnSite) => /<h1[^>]*>(.*?)<\/h1>/.exec(await site.text(`/blog/${slug}`))?.[1];
const health = async (site: OwnSite) => (await site.get("/api/health/ready")).json();

/** Waits until the page of a site has this title. */
const expectHeadline = (site: OwnSite, title: string) =>
  expect.poll(() => headline(site), { intervals: [50] }).toBe(title);

test("what one process publishes, the other shows, which nobody tells of it", async () => {
  await headline(two);
  for (const round of [1, 2, 3]) {
    await publish(`Published at one, ${round}`);
    await expectHeadline(two, `Published at one, ${round}`);
  }
  expect((await health(two)).content).toBe((await health(one)).content);
});

test("a process whose files are behind keeps its page, and shows the text when it is there", async () => {
  const old = await headline(far);
  await publish("Published while far is behind");
  expect((await health(far)).content).not.toBe((await health(one)).content);
  expect(await headline(far)).toBe(old);
  write(far, "Published while far is behind");
  await expectHeadline(far, "Published while far is behind");
  expect((await health(far)).content).toBe((await health(one)).content);
});

test("a publication needs no Redis", async () => {
  await redis.kill();
  await expect.poll(async () => (await health(two)).redis).toBe("lost");
  await publish("Published without Redis");
  await expectHeadline(two, "Published without Redis");
  expect((await two.get("/about")).status).toBe(200);
  await redis.start();
  for (const site of [one, two]) await expect.poll(async () => (await health(site)).redis).toBe("connected");
});

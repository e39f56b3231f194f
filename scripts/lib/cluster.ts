import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { writeNginxFiles } from "./cluster-nginx";
import { createPart, type Part } from "./cluster-part";
import { findRedis, isRedisUp } from "./find-servers";
import { findFreePort } from "./free-port";
import { memorySettings } from "./memory-settings";

/** The installed parts of deploy/, started on one machine in a folder of their own. */
export type Cluster = {
  folder: string;
  /** Content that all web processes read: a copy, which a test may change. */
  content: string;
  /** nginx without TLS, as a terminator in front of it would ask. */
  origin: string;
  /** The web processes, asked directly. */
  web: Part[];
  redis: Part;
  nginx: Part;
  /** What a publisher of its content needs. */
  published: { origin: string; content: string; secret: string };
  stop: () => Promise<void>;
};

/** What the parts write; it is emptied first. */
const folder = resolve(".cache/soak");
const processes = 3;
const secret = "a-secret-of-the-cluster-alone";
const host = "almanac.example";

/**
 * Starts Redis, the web processes and nginx. @param release Absolute path of a release (`npm run release`).
 * @throws Error with the log of a part that does not start.
 */
export async function startCluster(release: string): Promise<Cluster> {
  // nginx listens on this port (without TLS) and the next two, Redis and the web processes on those after them.
  const port = await findFreePort(4 + processes);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ["conf", "run", "log", "cache", "tls", "redis", "var"])
    mkdirSync(join(folder, name), { recursive: true });
  const current = join(folder, "current");
  symlinkSync(release, current);
  const content = join(folder, "content");
  cpSync(join(release, "content"), content, { recursive: true, preserveTimestamps: true });
  // The pictures that the build has resized, as on a machine that builds its releases (docs/operators/deploy.md).
  if (existsSync("var/media")) cpSync("var/media", join(folder, "var/media"), { recursive: true });
  const redisPort = port + 3;
  const webPorts = Array.from({ length: processes }, (_, index) => port + 4 + index);
  const env = {
    NODE_ENV: "production",
    // As in deploy/systemd/almanac-web@.service.
    ...memorySettings,
    NODE_OPTIONS: `--max-old-space-size=384 ${memorySettings.NODE_OPTIONS}`,
    NEXT_TELEMETRY_DISABLED: "1",
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUSTED_PROXIES: "1",
    CONTENT_DIR: content,
    REVALIDATE_SECRET: secret,
    SITE_URL: `https://${host}`,
    STATE_DIR: join(folder, "var"),
    CONTACT_WEBHOOK_URL: "",
    NEWSLETTER_WEBHOOK_URL: "",
  };
  writeNginxFiles(folder, release, { host, port, webPorts });

  const redis = createPart(folder, "redis", `redis://127.0.0.1:${redisPort}`, () => {
    const conf = resolve(release, "deploy/redis/almanac.conf");
    const args = [conf, "--port", String(redisPort), "--dir", join(folder, "redis")];
    return { command: findRedis() ?? "redis-server", args, isUp: () => isRedisUp(redisPort) };
  });
  const web = webPorts.map((webPort, index) => {
    const own = join(folder, `web-${index + 1}`);
    const origin = `http://127.0.0.1:${webPort}`;
    return createPart(folder, `web-${index + 1}`, origin, async () => {
      // Who reads meanwhile in this process goes on.
      await promisify(execFile)(join(current, "deploy/bin/copy-release.sh"), [current, own]);
      const isUp = async () => (await fetch(`${origin}/api/health/ready`)).ok;
      const itsOwn = { ...env, HOSTNAME: "127.0.0.1", PORT: String(webPort) };
      return { command: process.execPath, args: ["server.js"], cwd: own, env: itsOwn, isUp };
    });
  });
  const nginx = createPart(folder, "nginx", `http://127.0.0.1:${port}`, () => ({
    command: "nginx",
    args: ["-c", join(folder, "conf/nginx.conf"), "-g", "daemon off;"],
    isUp: async () => (await fetch(`http://127.0.0.1:${port}/robots.txt`)).ok,
  }));

  const stop = async () => {
    await nginx.end("SIGQUIT");
    await Promise.all(web.map((one) => one.end("SIGTERM")));
    await redis.end("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  try {
    await redis.start();
    await Promise.all(web.map((one) => one.start()));
    await nginx.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const { origin } = nginx;
  return { folder, content, origin, web, redis, nginx, published: { origin, content, secret }, stop };
}

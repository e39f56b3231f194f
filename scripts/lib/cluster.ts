import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { join, resolve } from "node:path";
import { findRedis } from "./find-redis";
import { redisAnswers } from "./redis-answers";

/** The installed parts of deploy/, started on one machine in a folder of their own. */
export type Cluster = {
  folder: string;
  /** Content that all web processes read: a copy, which a test may change. */
  content: string;
  /** nginx without TLS, as a terminator in front of it would ask. */
  origin: string;
  https: string;
  /** The web processes, asked directly. */
  web: Part[];
  redis: Part;
  nginx: Part;
  /** The settings of the web processes. */
  env: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
};

/** A program of the cluster. */
export type Part = {
  name: string;
  origin: string;
  pid: () => number | undefined;
  start: () => Promise<void>;
  /** Ends it, and waits until it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

export type ClusterOptions = {
  /** Absolute path of a release (`npm run release`). */
  release: string;
  /** Absolute path; it is emptied. */
  folder: string;
  /** nginx listens on this port (without TLS) and the next two, the web processes and Redis on those after them. */
  port: number;
  processes: number;
  host?: string;
};

const secret = "a-secret-of-the-cluster-alone";

/** @returns What is missing on this machine, each with the command that installs it. */
export function missingParts(): string[] {
  const isThere = (command: string, args: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
  const isBrotli = existsSync("/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf");
  return [
    ...(isThere("nginx", ["-v"]) ? [] : ["nginx: apt-get install nginx"]),
    ...(isBrotli
      ? []
      : ["nginx's brotli: apt-get install libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static"]),
    ...(findRedis() ? [] : ["Redis: apt-get install redis-server"]),
    ...(isThere("openssl", ["version"]) ? [] : ["openssl: apt-get install openssl"]),
  ];
}

/** Replaces `${NAME}` as envsubst does. Other names are left, because nginx has variables of its own. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Starts Redis, the web processes and nginx. @throws Error with the log of a part that does not start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, release, port, processes, host = "almanac.example" } = options;
  rmSync(folder, { recursive: true, force: true });
  for (const name of ["conf", "run", "log", "cache", "tls", "redis", "var"])
    mkdirSync(join(folder, name), { recursive: true });
  const current = join(folder, "current");
  symlinkSync(release, current);
  const content = join(folder, "content");
  cpSync(join(release, "content"), content, { recursive: true, preserveTimestamps: true });
  // The pictures that the build has resized, as on a machine that builds its releases (docs/deploy.md).
  if (existsSync("var/media")) cpSync("var/media", join(folder, "var/media"), { recursive: true });
  const redisPort = port + 3;
  const webPorts = Array.from({ length: processes }, (_, index) => port + 4 + index);
  const env = {
    NODE_ENV: "production",
    // As in deploy/systemd/almanac-web@.service.
    NODE_OPTIONS: "--max-old-space-size=384",
    NEXT_TELEMETRY_DISABLED: "1",
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUSTED_PROXIES: "1",
    CONTENT_DIR: content,
    REVALIDATE_SECRET: secret,
    SITE_URL: `https://${host}`,
    INBOX_DIR: join(folder, "var/inbox"),
    MEDIA_DIR: join(folder, "var/media"),
    LAST_GOOD_DIR: join(folder, "var/last-good"),
    CLICKS_DIR: join(folder, "var/clicks"),
    CONTACT_WEBHOOK_URL: "",
    NEWSLETTER_WEBHOOK_URL: "",
  };
  writeNginxFiles(folder, release, { host, port, webPorts });

  const redis = part(folder, "redis", `redis://127.0.0.1:${redisPort}`, () => {
    const args = [
      resolve(release, "deploy/redis/almanac.conf"),
      "--port",
      String(redisPort),
      "--dir",
      join(folder, "redis"),
    ];
    return { command: findRedis() ?? "redis-server", args, isUp: () => redisAnswers(redisPort) };
  });
  const web = webPorts.map((webPort, index) => {
    const own = join(folder, `web-${index + 1}`);
    const origin = `http://127.0.0.1:${webPort}`;
    return part(folder, `web-${index + 1}`, origin, () => {
      execFileSync(join(current, "deploy/bin/copy-release.sh"), [current, own]);
      const settings = { ...env, HOSTNAME: "127.0.0.1", PORT: String(webPort) };
      return { command: process.execPath, args: ["server.js"], cwd: own, env: settings, isUp: () => isReady(origin) };
    });
  });
  const nginx = part(folder, "nginx", `http://127.0.0.1:${port}`, () => ({
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
  return {
    folder,
    content,
    origin: nginx.origin,
    https: `https://127.0.0.1:${port + 2}`,
    web,
    redis,
    nginx,
    env,
    stop,
  };
}

function writeNginxFiles(
  folder: string,
  release: string,
  { host, port, webPorts }: { host: string; port: number; webPorts: number[] },
): void {
  const conf = join(folder, "conf");
  const from = join(release, "deploy/nginx");
  for (const name of ["headers.inc", "files.inc", "proxy.inc", "tls.inc"]) cpSync(join(from, name), join(conf, name));
  const servers = webPorts.map((webPort) => `server 127.0.0.1:${webPort} max_fails=1 fail_timeout=1s;\n`);
  writeFileSync(join(conf, "web-servers.inc"), servers.join(""));
  const values = {
    SITE_HOST: host,
    LOCAL_PORT: String(port),
    HTTP_PORT: String(port + 1),
    HTTPS_PORT: String(port + 2),
    TLS_FOLDER: join(folder, "tls"),
    CONF_FOLDER: conf,
    STATIC_FOLDER: join(folder, "static"),
    CACHE_FOLDER: join(folder, "cache"),
    RUN_FOLDER: join(folder, "run"),
    LOG_FOLDER: join(folder, "log"),
  };
  for (const name of ["nginx.conf", "almanac.conf"])
    writeFileSync(join(conf, name), fillTemplate(readFileSync(join(from, `${name}.template`), "utf8"), values));
  cpSync(join(release, "static-files"), join(folder, "static"), { recursive: true, preserveTimestamps: true });
  const files = ["-keyout", join(folder, "tls/privkey.pem"), "-out", join(folder, "tls/fullchain.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj", `/CN=${host}`, ...files];
  execFileSync("openssl", request, { stdio: "ignore" });
}

type Program = {
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  isUp: () => Promise<boolean>;
};

function part(folder: string, name: string, origin: string, describe: () => Program): Part {
  let child: ChildProcess | undefined;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  return {
    name,
    origin,
    pid: () => (hasEnded() ? undefined : child?.pid),
    start: async () => {
      const { command, args, cwd = folder, env = {}, isUp } = describe();
      const log = openSync(join(folder, "log", `${name}.log`), "a");
      child = spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: ["ignore", log, log],
        // Ctrl+C is for this process, which stops the parts in their order.
        detached: true,
      });
      runAtFullSpeed(child.pid);
      const end = Date.now() + 60_000;
      while (!(await isUp().catch(() => false))) {
        if (hasEnded() || Date.now() > end)
          throw new Error(
            `${name} did not start:\n${readFileSync(join(folder, "log", `${name}.log`), "utf8").slice(-2000)}`,
          );
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    end: async (signal) => {
      if (!child || hasEnded()) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/** A test that sends requests runs at a lower priority, and its children would inherit that. */
function runAtFullSpeed(pid: number | undefined): void {
  try {
    if (pid !== undefined && getPriority() !== 0) setPriority(pid, 0);
  } catch {
    // Only root may raise a priority.
  }
}

async function isReady(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/api/health/ready`)).ok;
}

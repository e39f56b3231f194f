import { findRedis, provideNginx, provideRedis } from "../../scripts/lib/find-servers";
import type { Machine } from "../../scripts/lib/machine";

const brotli = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

/** A machine with these programs and files. With `installs`, apt-get gives it all that it asks for. */
function machineWith(there: string[], { isRoot = true, installs = true, env = {} } = {}) {
  const installed: string[] = [];
  const machine: Machine = {
    env,
    isRoot,
    run: (command, args) => {
      if (args.includes("install")) installed.push([command, ...args].join(" "));
      const isInstalled = installs && installed.length > 0;
      return isInstalled || there.includes(command === "test" ? (args[1] ?? "") : command);
    },
  };
  return { machine, installed };
}

beforeEach(() => jest.spyOn(console, "log").mockImplementation(() => {}));

it("nothing is installed where nginx, its module, openssl and curl are there", () => {
  const { machine, installed } = machineWith(["nginx", brotli, "openssl", "curl"]);
  provideNginx(machine);
  expect(installed).toEqual([]);
});

it("Redis is taken, or else Valkey, or REDIS_SERVER alone where it is set", () => {
  expect(findRedis(machineWith(["redis-server", "valkey-server"]).machine)).toBe("redis-server");
  const { machine, installed } = machineWith(["valkey-server"]);
  expect([provideRedis(machine), installed]).toEqual(["valkey-server", []]);
  const env = { REDIS_SERVER: "/opt/redis" };
  expect(findRedis(machineWith(["redis-server", "/opt/redis"], { env }).machine)).toBe("/opt/redis");
  expect(findRedis(machineWith(["redis-server"], { env }).machine)).toBeUndefined();
});

it.each([
  [true, "apt-get"],
  [false, "sudo -n apt-get"],
])("what is missing is installed, as root: %s", (isRoot, command) => {
  const nginx = machineWith(["nginx"], { isRoot });
  provideNginx(nginx.machine);
  expect(nginx.installed).toEqual([`${command} install -y libnginx-mod-http-brotli-static openssl curl`]);
  const redis = machineWith([], { isRoot });
  expect(provideRedis(redis.machine)).toBe("redis-server");
  expect(redis.installed).toEqual([`${command} install -y redis-server`]);
});

it("it is said what to do where nothing can be installed", () => {
  const { machine } = machineWith(["openssl", "curl", brotli], { installs: false });
  expect(() => provideNginx(machine)).toThrow("could not be installed: nginx (Debian: apt-get install nginx).");
  expect(() => provideRedis(machine)).toThrow("Install one");
});

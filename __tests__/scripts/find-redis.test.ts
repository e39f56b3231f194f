import { findRedis, provideRedis } from "../../scripts/lib/find-redis";
import type { Machine } from "../../scripts/lib/machine";

/** A machine with these programs; `installs` become programs when apt-get installs them. */
function machineWith(programs: string[], { env = {}, isRoot = true, installs = [] as string[] } = {}) {
  const commands: string[] = [];
  const machine: Machine = {
    env,
    isRoot,
    run: (command, args) => {
      commands.push([command, ...args].join(" "));
      if (args.includes("install")) programs.push(...installs);
      return programs.includes(command);
    },
  };
  return { machine, installed: () => commands.filter((command) => command.includes("apt-get")) };
}

beforeEach(() => jest.spyOn(console, "log").mockImplementation(() => {}));

it("takes Redis, or else Valkey, and installs neither", () => {
  expect(findRedis(machineWith(["redis-server", "valkey-server"]).machine)).toBe("redis-server");
  const { machine, installed } = machineWith(["valkey-server"]);
  expect([provideRedis(machine), installed()]).toEqual(["valkey-server", []]);
});

it("takes REDIS_SERVER alone where it is set", () => {
  const env = { REDIS_SERVER: "/opt/redis" };
  expect(findRedis(machineWith(["redis-server", "/opt/redis"], { env }).machine)).toBe("/opt/redis");
  expect(findRedis(machineWith(["redis-server"], { env }).machine)).toBeUndefined();
});

it.each([
  [true, "apt-get install -y redis-server"],
  [false, "sudo -n apt-get install -y redis-server"],
])("installs the distribution's package, as root: %s", (isRoot, command) => {
  const { machine, installed } = machineWith([], { isRoot, installs: ["redis-server"] });
  expect(provideRedis(machine)).toBe("redis-server");
  expect(installed().at(-1)).toBe(command);
});

it("says what to do where none can be installed", () => {
  expect(() => provideRedis(machineWith([]).machine)).toThrow("Install one");
});

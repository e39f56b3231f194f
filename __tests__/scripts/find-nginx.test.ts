import { provideNginx } from "../../scripts/lib/find-nginx";
import type { Machine } from "../../scripts/lib/machine";

const brotli = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

/** A machine that has these; apt-get installs everything or nothing. */
function machineWith(there: string[], { isRoot = true, installs = true } = {}) {
  const installed: string[] = [];
  let isInstalled = false;
  const machine: Machine = {
    env: {},
    isRoot,
    run: (command, args) => {
      if (args.includes("install")) {
        installed.push([command, ...args].join(" "));
        isInstalled = installs;
      }
      return isInstalled || there.includes(command === "test" ? (args[1] ?? "") : command);
    },
  };
  return { machine, installed };
}

beforeEach(() => jest.spyOn(console, "log").mockImplementation(() => {}));

it("installs nothing where nginx, its module, openssl and curl are there", () => {
  const { machine, installed } = machineWith(["nginx", brotli, "openssl", "curl"]);
  provideNginx(machine);
  expect(installed).toEqual([]);
});

it.each([
  [true, "apt-get install -y libnginx-mod-http-brotli-static openssl curl"],
  [false, "sudo -n apt-get install -y libnginx-mod-http-brotli-static openssl curl"],
])("installs what is missing, as root: %s", (isRoot, command) => {
  const { machine, installed } = machineWith(["nginx"], { isRoot });
  provideNginx(machine);
  expect(installed).toEqual([command]);
});

it("says what to do where it cannot be installed", () => {
  const { machine } = machineWith(["openssl", "curl", brotli], { installs: false });
  expect(() => provideNginx(machine)).toThrow("could not be installed: nginx (Debian: apt-get install nginx).");
});

import { installPackages, type Machine, thisMachine } from "./machine";

/** Debian puts a link here for each module of nginx that is installed. */
const brotliModule = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

/**
 * The Debian packages that are not installed of those that nginx needs, as deploy/ configures it, and that the README's
 * publishing command needs, which a test runs as it stands there.
 */
export function missingNginxPackages({ run }: Pick<Machine, "run"> = thisMachine()): string[] {
  return [
    ...(run("nginx", ["-v"]) ? [] : ["nginx"]),
    ...(run("test", ["-e", brotliModule]) ? [] : ["libnginx-mod-http-brotli-static"]),
    ...(run("openssl", ["version"]) ? [] : ["openssl"]),
    ...(run("curl", ["--version"]) ? [] : ["curl"]),
  ];
}

/**
 * Installs them if necessary.
 * @throws Error when some are missing and cannot be installed.
 */
export function provideNginx(machine: Machine = thisMachine()): void {
  const missing = missingNginxPackages(machine);
  if (missing.length === 0) return;
  console.log(`Installing the distribution's packages: ${missing.join(", ")}.`);
  installPackages(machine, missing);
  const left = missingNginxPackages(machine);
  if (left.length > 0)
    throw new Error(
      `These are missing, and could not be installed: ${left.join(", ")} (Debian: apt-get install ${left.join(" ")}).`,
    );
}

import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Replaces `${NAME}` as envsubst does. Other names are left, because nginx has variables of its own. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Writes the configuration of deploy/nginx into a folder, with a certificate of its own. */
export function writeNginxFiles(
  folder: string,
  release: string,
  { host, port, webPorts }: { host: string; port: number; webPorts: number[] },
): void {
  const conf = join(folder, "conf");
  const from = join(release, "deploy/nginx");
  for (const name of ["headers.inc", "files.inc", "proxy.inc", "tls.inc", "error-page.inc"])
    cpSync(join(from, name), join(conf, name));
  const servers = webPorts.map((webPort) => `server 127.0.0.1:${webPort} max_fails=0;\n`);
  writeFileSync(join(conf, "web-servers.inc"), servers.join(""));
  const values = {
    SITE_HOST: host,
    LOCAL_ADDRESS: `127.0.0.1:${port}`,
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

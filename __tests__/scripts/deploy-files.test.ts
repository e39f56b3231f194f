import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { emptyPolicy } from "@/lib/cache/security-policy.js";
import { securityHeaders as everywhere } from "@/lib/http/security-headers";
import { parseEnv } from "@/lib/runtime/env";
import { fillTemplate } from "../../scripts/lib/cluster-nginx";
import { copyDeploy } from "../../scripts/lib/release-parts";

const read = (file: string) => readFileSync(join("deploy", file), "utf8");
const headersOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+))(?: always)?;/gm)].map(
      ([, name = "", quoted, plain]) => [name.toLowerCase(), quoted ?? plain],
    ),
  );

it("nginx adds to its own answers the headers that the site adds to its answers", () => {
  const { "cross-origin-resource-policy": _, ...others } = everywhere;
  expect(headersOf(read("nginx/headers.inc"))).toEqual(others);
  expect(headersOf(read("nginx/files.inc"))).toEqual({ "content-security-policy": emptyPolicy });
  expect(headersOf(read("nginx/error-page.inc"))).toMatchObject({
    "content-security-policy": `${emptyPolicy}; style-src 'unsafe-inline'`,
  });
});

it("a header that kept pages are without is added to them for readers", () => {
  const [inner = "", ...others] = read("nginx/almanac.conf.template")
    .split(/^server \{/m)
    .slice(1);
  const hidden = [...inner.matchAll(/^ +proxy_hide_header (\S+);/gm)].map(([, name = ""]) => name.toLowerCase());
  const notesOfNext = /^x-(middleware|nextjs)-/;
  const ofReaders = hidden.filter((name) => name !== "cache-control" && !notesOfNext.test(name));
  expect(ofReaders.sort()).toEqual(Object.keys(everywhere).sort());
  const pages = others
    .join("")
    .split(/^ {2}location /m)
    .find((text) => text.includes("proxy_pass http://almanac_inner"));
  expect(pages).toContain("headers.inc;");
  expect(headersOf(pages ?? "")).toMatchObject({
    "cross-origin-resource-policy": everywhere["cross-origin-resource-policy"],
  });
});

it("the templates name nothing that is not filled in, in every place that fills them in", () => {
  const names = new Set(
    ["nginx.conf", "almanac.conf"].flatMap((name) =>
      [...read(`nginx/${name}.template`).matchAll(/\$\{([A-Z_]+)\}/g)].map(([, variable = ""]) => variable),
    ),
  );
  for (const place of ["deploy/bin/start-nginx.sh", "deploy/bin/configure.sh", "scripts/lib/cluster-nginx.ts"]) {
    // In scripts, the list of what envsubst replaces.
    const text = readFileSync(place, "utf8");
    const filled = /envsubst '([^']*)'/.exec(text)?.[1] ?? text;
    for (const name of names) expect(`${place}: ${filled}`).toContain(name);
  }
  const known = "$" + "{B}";
  const unknown = "$" + "{D}";
  expect(fillTemplate(`a ${known} $c ${unknown}`, { B: "x" })).toBe(`a x $c ${unknown}`);
});

it("pages are compressed by the web processes alone: nginx would not know the length of what it compresses", () => {
  const template = read("nginx/almanac.conf.template");
  expect(template).not.toMatch(/^\s*(gzip|brotli) on;/m);
  const [inner = "", ...others] = template.split(/^server \{/m).slice(1);
  expect(inner).toContain("proxy_pass http://almanac_web;");
  expect(inner).not.toContain("Accept-Encoding");
  expect(others.join("")).toContain("proxy_set_header Accept-Encoding $almanac_encoding;");
});

it("what belongs to one machine is in no release, no image and no commit", () => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const secrets = [".env", "tls/privkey.pem", "acme/challenge", "prometheus/metrics-token"];
  for (const name of ["tls", "acme", "prometheus", "nginx"])
    mkdirSync(join(folder, "deploy", name), { recursive: true });
  for (const name of [...secrets, "nginx/tls.inc"]) writeFileSync(join(folder, "deploy", name), "x");
  copyDeploy(join(folder, "deploy"), join(folder, "release"));
  const files = readdirSync(join(folder, "release"), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual(["tls.inc"]);
  rmSync(folder, { recursive: true });
  expect(readFileSync(".gitignore", "utf8").split("\n")).toEqual(
    expect.arrayContaining([".env*", "deploy/tls/", "deploy/acme/"]),
  );
  // The pattern of the root alone would leave out no .env of a folder.
  expect(read("Dockerfile.dockerignore").split("\n")).toEqual(
    expect.arrayContaining(["**/.env*", "deploy/tls", "deploy/acme", "deploy/prometheus/metrics-token"]),
  );
});

it("an nginx that was killed can be started: the socket that it left is removed", () => {
  const [, socket] = /listen unix:(\S+);/.exec(read("nginx/almanac.conf.template")) ?? [];
  expect(read("bin/start-nginx.sh")).toContain(`rm -f "${socket?.replace(/[{}]/g, "")}"\nexec nginx`);
  const unit = read("systemd/nginx.service.d/almanac.conf");
  // deploy/bin/configure.sh sets RUN_FOLDER=/run.
  expect(unit).toContain(`ExecStartPre=/usr/bin/rm -f ${fillTemplate(socket ?? "", { RUN_FOLDER: "/run" })}\n`);
  expect(read("bin/configure.sh")).toContain("RUN_FOLDER=/run ");
});

it("the code with which a web process ends after SIGTERM is no failure to systemd", () => {
  const [, code] = /"SIGTERM", \(\) => stop\((\d+)\)/.exec(readFileSync("lib/runtime/stopping.ts", "utf8")) ?? [];
  expect(read("systemd/almanac-web@.service")).toMatch(new RegExp(`^SuccessExitStatus=${code}$`, "m"));
});

type Service = {
  build?: { target: string; args?: Record<string, string> };
  volumes?: string[];
  cap_drop?: string[];
  logging?: { options: Record<string, string> };
  restart?: string;
  environment?: Record<string, string>;
};

it("the build of the web processes knows the address, and whether the site is open", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  const builds = Object.values(services).flatMap(({ build }) => build ?? []);
  expect(new Set(builds.map(({ target }) => target))).toEqual(new Set(["web", "nginx", "content"]));
  const names = [...read("Dockerfile").matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(["SITE_URL", "SITE_STAGE"]));
  for (const { args } of builds.filter(({ target }) => target === "web"))
    expect(Object.keys(args ?? {})).toEqual(names);
});

it("a web container brings its scripts to nginx, whose image a new release leaves as it is", () => {
  const [, web = "", nginx = ""] =
    /^FROM \S+ AS web$([\s\S]*)^FROM \S+ AS nginx$([\s\S]*)^FROM \S+ AS content$/m.exec(read("Dockerfile")) ?? [];
  expect(web).toMatch(/^CMD .*add-static-files\.sh \/release \/static && .*node server\.js/m);
  expect(nginx).toContain("COPY ");
  expect(nginx).not.toContain("--from");
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  for (const name of ["web-1", "web-2", "web-3"]) expect(services[name]?.volumes).toContain("static:/static");
  expect(services.nginx?.volumes).toContain("static:/static:ro");
  expect(services.nginx?.build?.args).toBeUndefined();
  expect(services.nginx).not.toHaveProperty("depends_on");
});

it("the content puller reaches nginx from its own container", () => {
  const values = [...read("bin/start-nginx.sh").matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]);
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  const { hostname, port } = new URL(services.content?.environment?.REVALIDATE_URL ?? "");
  expect(hostname).toBe("nginx");
  // An address of 127.0.0.1 before the port would be one of nginx's container alone.
  expect(fillTemplate(read("nginx/almanac.conf.template"), Object.fromEntries(values))).toMatch(
    new RegExp(`^ +listen ${port}[ ;]`, "m"),
  );
});

it("the puller waits for the file that web processes make after a push, and can remove it", () => {
  const install = read("install.sh");
  const setting = (name: string) => new RegExp(`^setting ${name} (.+)$`, "m").exec(install)?.[1] ?? "";
  const file = parseEnv({ STATE_DIR: setting("STATE_DIR") }).lookNowFile;
  expect(read("systemd/almanac-content.path")).toContain(`\nPathExists=${file}\n`);
  const folder = dirname(file).replace("/var/lib/", "");
  for (const unit of ["almanac-content.service", "almanac-web@.service"])
    expect(read(`systemd/${unit}`)).toMatch(new RegExp(`^StateDirectory=(.* )?${folder}$`, "m"));
  const [, home = ""] = /^home=(.+)$/m.exec(install) ?? [];
  const content = dirname(setting("CONTENT_DIR").replace("$home", home));
  expect(read("systemd/almanac-content.service")).toContain(`\nReadWritePaths=${content}\n`);

  const [, web = "", puller = ""] =
    /^FROM \S+ AS web$([\s\S]*)^FROM \S+ AS content$([\s\S]*)/m.exec(read("Dockerfile")) ?? [];
  const [state, ofPuller] = [web, puller].map((image) => /^ENV .*\bSTATE_DIR=(\S+)/m.exec(image)?.[1]);
  expect(ofPuller).toBe(state);
  const made = parseEnv({ STATE_DIR: state }).lookNowFile;
  expect(puller).toContain(`[ -e ${made.replace(state ?? "", "$STATE_DIR")} ]`);
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  for (const name of ["web-1", "web-2", "web-3", "content"])
    expect(services[name]?.volumes).toContain(`requests:${dirname(made)}`);
  expect(services.content?.build?.args).toEqual(services["web-1"]?.build?.args);
});

it("the images copy only what is there", () => {
  const sources = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = ""]) =>
    list.split(" "),
  );
  expect(sources).toEqual(expect.arrayContaining(["package-lock.json", ".npmrc", ".", "deploy/bin/start-nginx.sh"]));
  for (const source of sources) expect(existsSync(source) ? "" : source).toBe("");
});

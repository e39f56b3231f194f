import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Cluster } from "../../../scripts/lib/cluster";
import { pause } from "./publisher";

type Answer = { headers: [string, string][]; body: Buffer };

/** nginx makes these for a file as for a page. */
const itsOwn = new Set(["server", "date", "content-type", "content-length", "connection", "content-encoding"]);

const place = "/soak/page.html";

/**
 * Has nginx serve the answer to an address from a file that is compressed already: the same bytes with the same headers and
 * the same line in the log, so that only the cache differs. The file is also among the scripts, as nginx serves those.
 * @returns Both addresses.
 */
export async function serveAsFile({ folder, origin, nginx }: Cluster, address: string) {
  const { headers, body } = await readAnswer(address);
  for (const parent of [join(folder, "static/soak"), join(folder, "static/_next/static/soak")]) {
    mkdirSync(parent, { recursive: true });
    writeFileSync(join(parent, "page.html"), gunzipSync(body));
    writeFileSync(join(parent, "page.html.gz"), body);
  }
  const file = join(folder, "conf/almanac.conf");
  const conf = readFileSync(file, "utf8");
  // Into the last server, which is the site.
  writeFileSync(file, `${conf.slice(0, conf.lastIndexOf("}"))}${getLocation(join(folder, "static"), headers)}}\n`);
  process.kill(nginx.pid() as number, "SIGHUP");
  const same = origin + place;
  for (let turn = 0; turn < 50 && !isSame(await readAnswer(same), { headers, body }); turn += 1) await pause(100);
  if (!isSame(await readAnswer(same), { headers, body })) throw new Error("The file is not served as the page is.");
  return { same, bare: `${origin}/_next/static${place}` };
}

function getLocation(root: string, headers: Answer["headers"]): string {
  const added = headers
    .filter(([name]) => !itsOwn.has(name.toLowerCase()))
    .map(([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`);
  return `  location = ${place} {
    root ${root};
    types { }
    default_type "text/html; charset=utf-8";
    gzip_static on;
    etag off;
    add_header Last-Modified "";
${added.join("")}  }
`;
}

/** Names in lower case and in one order: nginx writes some of its own differently. */
function isSame(one: Answer, other: Answer): boolean {
  const list = ({ headers }: Answer) =>
    headers
      .filter(([name]) => name.toLowerCase() !== "date")
      .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
      .sort()
      .join("\n");
  return list(one) === list(other) && one.body.equals(other.body);
}

function readAnswer(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const { rawHeaders } = answer;
        const headers = Array.from({ length: rawHeaders.length / 2 }, (_, index): [string, string] => [
          rawHeaders[2 * index] ?? "",
          rawHeaders[2 * index + 1] ?? "",
        ]);
        resolve({ headers, body: Buffer.concat(parts) });
      });
    }).on("error", reject);
  });
}

import { extname } from "node:path";
import { listProvable } from "@/lib/claims/provable";
import { keptFile } from "@/lib/content/adopt/kept-content";
import { evidencePath, readProof } from "@/lib/content/claims/evidence-files";
import { stripMetadata } from "@/lib/content/pictures/picture-metadata";
import { contentRoot } from "@/lib/content/read/content-path";
import { currentSite } from "@/lib/content/site/current-site";
import { matchesEtag } from "@/lib/http/etag";
import { makeOnce } from "@/lib/pictures/make-once";

/** Never cached by Next: requests for unknown addresses would fill the disk. */
export const dynamic = "force-dynamic";

/** Other files are sent as plain text. */
const types: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

/**
 * Answers with a file of content/evidence that proves something, if it is still the one that was checked; with a picture
 * without its metadata. Any other name is refused before the disk is read.
 */
export async function GET(request: Request, { params }: RouteContext<"/evidence/[file]">): Promise<Response> {
  const name = (await params).file;
  const isNamed = ({ evidence }: { evidence?: unknown }) => (evidence as { file?: string } | undefined)?.file === name;
  const found = listProvable(currentSite().library).find(({ item }) => isNamed(item))?.item.evidence;
  if (found?.kind !== "file") return notFound();
  const file = evidencePath(contentRoot(), name);
  const proof = readProof(file, found.sha256) ?? readProof(keptFile(file), found.sha256);
  const type = types[extname(name)] ?? "text/plain; charset=utf-8";
  const bytes =
    proof && type.startsWith("image/")
      ? await makeOnce(found.sha256, () => stripMetadata(proof)).catch(() => undefined)
      : proof;
  if (!bytes) return notFound();
  const etag = `"${found.sha256}"`;
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=300",
    etag,
    "x-robots-tag": "noindex",
  };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
}

function notFound(): Response {
  return new Response("There is no such file.\n", { status: 404, headers: { "cache-control": "no-store" } });
}

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { readBytes } from "../http/read-body";
import { Refusal } from "../http/refusal";
import { isSigned, isSignedByHost } from "../http/webhook-signature";
import { logError } from "../runtime/log";
import { getReason } from "../util/reason-of";

/** Largest body, in bytes. Pushes are far smaller. */
const maxBodyBytes = 1024 * 1024;

/** The header in which each host names the event. Gitea and Forgejo send the one of GitHub, too. */
const eventHeaders = ["x-github-event", "x-gitlab-event"];

export type RevalidationOptions = {
  /** Bodies must be signed with it. Without it, all requests are refused. */
  secret: string | undefined;
  /** File that starts the puller when a host has been pushed to; not set where something else brings the files. */
  lookNowFile?: string | undefined;
  /** Publishes what has changed on the disk. Its result is the response. */
  lookNow: () => object;
};

/**
 * Answers POST /api/revalidate (docs/operators/deploy.md, "Publish"), which says "look now", and who may say it: a host that
 * was pushed to, or whoever has brought the files. What was pushed is not read: the puller finds it, and to look in vain is harmless
 * (docs/decisions/096-content-arrives-one-way.md).
 */
export async function handleRevalidation(request: Request, options: RevalidationOptions): Promise<Response> {
  try {
    const { status, ...content } = await revalidate(request, options);
    return respond(status, content);
  } catch (error) {
    if (error instanceof Refusal) return respond(error.status, { error: error.message }, error.headers);
    throw error;
  }
}

async function revalidate(request: Request, { secret, lookNowFile, lookNow }: RevalidationOptions) {
  if (!secret) throw new Refusal(503, "Publishing by webhook is off: REVALIDATE_SECRET is not set on this server.");
  const notSigned = new Refusal(401, "The signature is missing, or does not match the body.");
  if (!isSigned(Object.fromEntries(request.headers))) throw notSigned;
  const body = await readBytes(request, maxBodyBytes, "The body is larger than 1 MB.");
  if (!isSignedByHost(secret, { body, headers: request.headers })) throw notSigned;
  const isFromHost = eventHeaders.some((name) => request.headers.has(name));
  if (!lookNowFile || !isFromHost) return { status: 200, ...lookNow() };
  await startPuller(lookNowFile);
  return { status: 202, message: "The content is being fetched." };
}

async function startPuller(file: string): Promise<void> {
  try {
    await mkdir(/* turbopackIgnore: true */ dirname(file), { recursive: true });
    await writeFile(/* turbopackIgnore: true */ file, "");
  } catch (error) {
    logError(`publishing: ${file} cannot be written: ${getReason(error)}`);
    throw new Refusal(503, "The puller cannot be started now. If it runs on a timer, it will look by itself.");
  }
}

function respond(status: number, content: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(content, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

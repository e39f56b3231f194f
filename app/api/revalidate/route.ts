import { revalidatePath } from "next/cache";
import { getEnv } from "@/lib/config/env";
import { answerRevalidation } from "@/lib/publishing/answer-revalidation";

/** Takes the webhook that tells of changed content. */
export function POST(request: Request): Promise<Response> {
  const { revalidateSecret, publishBranch } = getEnv();
  return answerRevalidation(request, {
    secret: revalidateSecret,
    branch: publishBranch,
    refreshPath: (path) => revalidatePath(path),
    refreshRoute: (route) => revalidatePath(route, "page"),
    refreshEverything: () => revalidatePath("/", "layout"),
  });
}

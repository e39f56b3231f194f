import { answerEvidence } from "@/app/data/answer-evidence";

/** Never cached by Next: requests for unknown addresses would fill the disk. */
export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/evidence/[file]">): Promise<Response> {
  return answerEvidence((await params).file);
}

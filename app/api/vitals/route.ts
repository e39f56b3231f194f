import { answerVitals } from "@/lib/metrics/answer-vitals";
import { getEnv } from "@/lib/runtime/env";

/** Receives what the browsers of some readers have measured (docs/operators/monitoring.md). */
export function POST(request: Request): Promise<Response> {
  return answerVitals(request, getEnv());
}

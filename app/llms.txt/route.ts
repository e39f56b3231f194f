import { llmsText } from "@/app/data/llms";

export const dynamic = "force-static";
export const revalidate = 300;

export function GET(): Response {
  return new Response(llmsText(), { headers: { "content-type": "text/plain; charset=utf-8" } });
}

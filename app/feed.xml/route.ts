import { siteFeed } from "@/app/data/feeds";

export const dynamic = "force-static";
export const revalidate = 300;

export function GET(): Response {
  return siteFeed("rss");
}

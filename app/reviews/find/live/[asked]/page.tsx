import { foundMetadata } from "@/app/data/finder";
import { unpackCriteria } from "@/lib/finder/criteria";
import { AskedPage } from "../../asked-page";

/** Made for each request, for hosts that would keep the page of `of/` (docs/decisions/038-find.md). */
export const dynamic = "force-dynamic";

type Props = PageProps<"/reviews/find/live/[asked]">;

export async function generateMetadata({ params }: Props) {
  return foundMetadata(unpackCriteria((await params).asked));
}

export default async function LiveFindPage({ params }: Props) {
  return <AskedPage criteria={unpackCriteria((await params).asked)} />;
}

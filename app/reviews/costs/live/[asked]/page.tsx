import { countedMetadata } from "@/app/data/costs";
import { unpackCostRequest } from "@/lib/costs/cost-request";
import { AskedPage } from "../../asked-page";

/** Made for each request, for hosts that would keep the page of `of/` (docs/decisions/039-costs.md). */
export const dynamic = "force-dynamic";

type Props = PageProps<"/reviews/costs/live/[asked]">;

export async function generateMetadata({ params }: Props) {
  return countedMetadata(unpackCostRequest((await params).asked));
}

export default async function LiveCostsPage({ params }: Props) {
  return <AskedPage request={unpackCostRequest((await params).asked)} />;
}

import { countedMetadata } from "@/app/data/costs";
import { unpackCostRequest } from "@/lib/apps/costs/cost-request";
import { AskedPage } from "../../asked-page";

/** Each page passes through lib/cache like any other, and none is kept: there are as many as readers can type. */
export const generateStaticParams = () => [];

type Props = PageProps<"/reviews/costs/of/[asked]">;

export async function generateMetadata({ params }: Props) {
  return countedMetadata(unpackCostRequest((await params).asked));
}

export default async function AskedCostsPage({ params }: Props) {
  return <AskedPage request={unpackCostRequest((await params).asked)} />;
}

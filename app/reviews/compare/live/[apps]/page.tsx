import { askedMetadata } from "@/app/data/comparisons";
import { unpackChoice } from "@/lib/products/app-choice";
import { AskedPage } from "../../asked-page";

/** Made for each request, for hosts that would keep the page of `of/` (docs/decisions/034-comparisons.md). */
export const dynamic = "force-dynamic";

type Props = PageProps<"/reviews/compare/live/[apps]">;

export async function generateMetadata({ params }: Props) {
  return askedMetadata(unpackChoice((await params).apps));
}

export default async function LiveComparisonPage({ params }: Props) {
  return <AskedPage choice={unpackChoice((await params).apps)} />;
}

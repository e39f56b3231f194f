import { askedMetadata } from "@/app/data/comparisons";
import { readChoice } from "@/lib/products/app-choice";
import { AskedPage } from "../asked-page";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Made for each request, for hosts that would keep the page below (docs/decisions/034-comparisons.md). */
const choiceOf = async ({ searchParams }: Props) => readChoice([(await searchParams).apps ?? []].flat());

export async function generateMetadata(props: Props) {
  return askedMetadata(await choiceOf(props));
}

export default async function AskedComparisonPage(props: Props) {
  return <AskedPage choice={await choiceOf(props)} />;
}

import { askedMetadata } from "@/app/data/comparisons";
import { unpackChoice } from "@/lib/apps/app-choice";
import { AskedPage } from "../../asked-page";

/** Each page passes through lib/cache like any other, and none is kept: there are as many as readers can type. */
export const generateStaticParams = () => [];

type Props = PageProps<"/reviews/compare/of/[apps]">;

export async function generateMetadata({ params }: Props) {
  return askedMetadata(unpackChoice((await params).apps));
}

export default async function AskedComparisonPage({ params }: Props) {
  return <AskedPage choice={unpackChoice((await params).apps)} />;
}

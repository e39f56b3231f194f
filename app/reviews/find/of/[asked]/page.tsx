import { foundMetadata } from "@/app/data/finder";
import { unpackCriteria } from "@/lib/apps/finder/criteria";
import { AskedPage } from "../../asked-page";

/** Each page passes through lib/delivery like any other, and none is kept: there are as many as readers can type. */
export const generateStaticParams = () => [];

type Props = PageProps<"/reviews/find/of/[asked]">;

export async function generateMetadata({ params }: Props) {
  return foundMetadata(unpackCriteria((await params).asked));
}

export default async function AskedFindPage({ params }: Props) {
  return <AskedPage criteria={unpackCriteria((await params).asked)} />;
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { postView } from "@/app/blog/[slug]/view";
import { showAsOn } from "@/app/one-content";
import { readSearchParams } from "@/app/query-page";
import { reviewView } from "@/app/reviews/[slug]/view";
import { SiteLayout } from "@/app/views/site-layout";
import { PostArticle } from "@/components/article/post-article";
import { Main } from "@/components/layout/main";
import { PreviewBanner } from "@/components/layout/preview-banner";
import { ReviewArticle } from "@/components/review/review-article";
import { currentSite } from "@/lib/content/site/current-site";
import { getOffers } from "@/lib/content/site/entries";
import { today } from "@/lib/content/site/entry-dates";
import { previewedEntry, readPreview } from "@/lib/publish/preview-link";
import { getEnv } from "@/lib/runtime/env";
import { routes } from "@/lib/util/routes";

/** Each request is checked and rendered anew: nothing of it is kept. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/preview/[folder]/[slug]">;

export const metadata: Metadata = {
  title: "Preview",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
};

/** One entry that readers may not see yet, without structured data, for whoever has a signed link. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const { folder, slug } = await params;
  const pathname = routes.preview(folder, slug);
  const address = { pathname, searchParams: await readSearchParams(searchParams) };
  // The middleware has checked it already. A route of this kind must not depend on that alone.
  const preview = readPreview(address, getEnv().previewSecrets, today());
  showAsOn(preview?.on);
  const entry = preview && previewedEntry(preview, currentSite());
  if (!preview || !entry) notFound();
  const offers = entry.folder === "blog" ? getOffers(currentSite(), entry.post) : entry.review.offers;
  return (
    <>
      <PreviewBanner state={entry.state} until={preview.until} note={preview.note} on={preview.on} />
      <SiteLayout path={pathname} offers={offers}>
        <Main noBottomGap>
          {entry.folder === "blog" ? (
            <PostArticle {...postView(entry.post)} />
          ) : (
            <ReviewArticle {...reviewView(entry.review)} />
          )}
        </Main>
      </SiteLayout>
    </>
  );
}

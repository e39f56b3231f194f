import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostArticle } from "@/app/blog/post-article";
import { postBody } from "@/app/blog/post-body";
import { showAsOn } from "@/app/one-content";
import { readSearchParams } from "@/app/query-page";
import { ReviewArticle } from "@/app/reviews/review-article";
import { getTarget } from "@/app/views/review-cards";
import { SiteLayout } from "@/app/views/site-layout";
import { Main } from "@/components/layout/main";
import { PreviewBanner } from "@/components/layout/preview-banner";
import { getOffers } from "@/lib/content/site/categories";
import { currentSite } from "@/lib/content/site/current-site";
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
  const offers = entry.folder === "blog" ? getOffers(entry.post) : undefined;
  return (
    <>
      <PreviewBanner state={entry.state} until={preview.until} note={preview.note} on={preview.on} />
      <SiteLayout path={pathname} offers={offers}>
        <Main noBottomGap>
          {entry.folder === "blog" ? (
            <PostArticle post={entry.post} body={postBody(entry.post)} />
          ) : (
            <ReviewArticle review={entry.review} target={getTarget(entry.review, routes.review(slug))} />
          )}
        </Main>
      </SiteLayout>
    </>
  );
}

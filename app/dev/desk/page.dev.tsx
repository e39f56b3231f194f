import type { Metadata } from "next";
import { contentRoot } from "@/lib/content/read/content-path";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { buildPageReport } from "@/lib/publish/page-report";
import styles from "./desk.module.css";
import { Search, Share } from "./previews";
import { Rows } from "./rows";

/** The drawer of a page, in development only (app/dev/editor-overlay.ts shows it in a frame). */
export const metadata: Metadata = { title: "Desk", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Desk({ searchParams }: Props) {
  const asked = await searchParams;
  const [path, title, description, image, share] = ["path", "title", "description", "image", "share"].map((name) =>
    String(asked[name] ?? ""),
  ) as [string, string, string, string, string];
  const { file, reading, outline, linksIn, linksOut, quotes, due } = buildPageReport(
    path,
    getSnapshot(),
    contentRoot(),
  );
  return (
    <main id="main" className={styles.desk}>
      {/* The mark of Next.js is on the page already; in the drawer it would cover a row. */}
      <style>{"nextjs-portal { display: none; }"}</style>
      <h1>Desk</h1>
      <p className={styles.file}>
        {file ? `content/${file}` : `${path} shows several files`}
        {reading && `: ${reading.words} words, ${reading.minutes} min`}
      </p>
      <Search path={path} title={title} description={description} />
      <Share title={share || title} description={description} image={image} />
      <Rows
        heading="Due within 90 days"
        none="Nothing is due."
        rows={due.map(({ day, kind, what, line }) => [`${day} ${kind}`, `${what} (line ${line})`])}
      />
      <Rows
        heading="Quoted claims and prices"
        none="No claims or prices quoted."
        rows={quotes.map(({ reference, shown }) => [reference, shown ?? "withheld or unknown"])}
      />
      <Rows heading="Outline" none="No headings." rows={outline.map(({ level, text }) => [`h${level}`, text])} />
      <Rows heading="Links from here" none="No links in its text." rows={linksOut.map((url) => ["", url])} />
      <Rows heading="Links to here" none="Nothing links here." rows={linksIn.map((from) => ["", from])} />
    </main>
  );
}

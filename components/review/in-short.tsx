import type { SafeHtml } from "@/lib/text/safe-html";
import { Fold } from "../ui/fold";
import { RichText } from "../ui/rich-text";
import { ProsCons } from "./pros-cons";

type InShortProps = {
  /** The verdict after its first sentence, which is in the head of the review. */
  verdictHtml?: SafeHtml | undefined;
  pros: readonly string[];
  cons: readonly string[];
  editorNoteHtml?: SafeHtml | undefined;
};

/** Pros, cons and the rest of the verdict. */
export function InShort({ verdictHtml, pros, cons, editorNoteHtml }: InShortProps) {
  return (
    <section className="stack-4" aria-labelledby="pros-and-cons">
      <h2 className="visually-hidden" id="pros-and-cons">
        Pros and cons
      </h2>
      {verdictHtml && <RichText html={verdictHtml} />}
      <div className="halves">
        <ProsCons kind="pros" items={pros} headingLevel="h3" />
        <ProsCons kind="cons" items={cons} headingLevel="h3" />
      </div>
      {editorNoteHtml && (
        <Fold summary={<h3 className="small-heading">Editor&rsquo;s Note</h3>}>
          <RichText className="text-sm" html={editorNoteHtml} />
        </Fold>
      )}
    </section>
  );
}

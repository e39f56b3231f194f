import type { SafeHtml } from "@/lib/text/body-types";
import { RichText } from "../ui/rich-text";
import { ProsCons } from "./pros-cons";

type InShortProps = {
  pros: readonly string[];
  cons: readonly string[];
  editorNoteHtml?: SafeHtml | undefined;
};

/** Pros, cons and the editor's note. */
export function InShort({ pros, cons, editorNoteHtml }: InShortProps) {
  return (
    <section className="stack-4" aria-labelledby="pros-and-cons">
      <h2 className="visually-hidden" id="pros-and-cons">
        Pros and cons
      </h2>
      <div className="halves">
        <ProsCons kind="pros" items={pros} />
        <ProsCons kind="cons" items={cons} />
      </div>
      {editorNoteHtml && (
        <div className="stack-2 text-sm callout" role="note">
          <h3 className="small-heading fact">Editor’s Note</h3>
          <RichText html={editorNoteHtml} />
        </div>
      )}
    </section>
  );
}

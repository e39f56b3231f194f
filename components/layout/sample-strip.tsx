import { demonstration } from "@/lib/util/sample";
import { attribute } from "../client/contract";

const shortWords: Readonly<Record<string, string>> = {
  [demonstration.realApp]: "Demo: ◇ invented",
  [demonstration.text]: "Demo: placeholder text",
};

/** Says once, at the top of a page, that something on it is invented; on a phone in two words for the eyes. */
export function SampleStrip({ text }: { text: string }) {
  const [subject, rest] = text === demonstration.page ? text.split(/(?= are )/) : [text];
  // Explains the mark of an invented app, where the page has one.
  const legend = rest && <span className="sample-strip-legend"> (◇)</span>;
  return (
    <section className="text-xs soft sample-strip" aria-label="Demonstration" {...attribute("sampleStrip")}>
      <span className="sample-strip-text">
        {subject}
        {legend}
        {rest}
      </span>
      <span className="sample-strip-short" aria-hidden="true">
        {shortWords[text] ?? "Demo: invented"}
        {legend}
      </span>
    </section>
  );
}

import { demonstration } from "@/lib/util/sample";
import { attribute } from "../client/contract";

/** Says once, at the top of a page, that something on it is invented; on a phone in two words for the eyes. */
export function SampleStrip({ text }: { text: string }) {
  return (
    <section className="text-xs soft sample-strip" aria-label="Demonstration" {...attribute("sampleStrip")}>
      <span className="sample-strip-text">
        {text}
        <span className="sample-strip-legend"> Of the apps, only those marked ◇.</span>
      </span>
      <span className="sample-strip-short" aria-hidden="true">
        {text === demonstration.text ? "Demo: placeholder text" : "Demo: invented"}
        <span className="sample-strip-legend"> (◇)</span>
      </span>
    </section>
  );
}

import { attribute } from "../client/contract";

/** Says once, at the top of a page, that something on it is invented. */
export function SampleStrip({ text }: { text: string }) {
  return (
    <div className="sample-strip" {...attribute("sampleStrip")}>
      <p className="container">{text}</p>
    </div>
  );
}

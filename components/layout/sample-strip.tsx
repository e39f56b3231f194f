import { attribute } from "../client/contract";

/** What a phone leaves out, where the strip is one line. */
const dispensable = " on this page";

/** Says once, at the top of a page, that something on it is invented. */
export function SampleStrip({ text }: { text: string }) {
  const [start, end] = text.split(dispensable);
  return (
    <div className="sample-strip" {...attribute("sampleStrip")}>
      <p className="container">
        {start}
        {end !== undefined && (
          <>
            <span className="sample-strip-rest">{dispensable}</span>
            {end}
          </>
        )}
      </p>
    </div>
  );
}

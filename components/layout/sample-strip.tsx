import { attribute } from "../client/contract";
import styles from "./layout.module.css";

/** Says once, at the top of a page, that something on it is invented. */
export function SampleStrip({ text }: { text: string }) {
  return (
    <div className={styles.sampleStrip} {...attribute("sampleStrip")}>
      <p className="container">{text}</p>
    </div>
  );
}

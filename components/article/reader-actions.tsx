import { likeKey, saveKey } from "@/lib/addresses/browser-storage";
import { buttonClick, eventAttribute } from "@/lib/offers/events";
import { attribute } from "../client/contract";
import { Icon } from "../ui/icon";
import styles from "./reading.module.css";

type ReaderActionsProps = {
  /** Path of the page, under which likes and saves are stored. */
  path: string;
  title: string;
};

/** Like and Save, which are stored on the device only, and Share (components/client/). */
export function ReaderActions({ path, title }: ReaderActionsProps) {
  return (
    <div className={`row-2 ${styles.readerActions}`} {...attribute("marksOf", path)} data-no-print="">
      <MarkButton kind="like" label="Like" />
      <MarkButton kind="save" label="Save" />
      <button
        type="button"
        className={`pill bold ${styles.readerAction}`}
        {...attribute("share", path)}
        {...attribute("shareTitle", title)}
        {...eventAttribute(buttonClick("Share"))}
        {...attribute("replay")}
      >
        <Icon name="share" size={18} /> Share
      </button>
      {/* Filled by the script; as HTML, because React does not compare that with its own. */}
      <span
        className="text-sm soft wrap"
        role="status"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty.
        dangerouslySetInnerHTML={{ __html: "" }}
        suppressHydrationWarning
      />
    </div>
  );
}

type MarkButtonProps = { kind: "like" | "save"; label: string };

/** The label of a toggle never changes; `aria-pressed`, which the script sets, and the icon show its state. */
function MarkButton({ kind, label }: MarkButtonProps) {
  return (
    <button
      type="button"
      className={`pill bold ${styles.readerAction}`}
      {...attribute("mark", kind === "like" ? likeKey : saveKey)}
      aria-pressed={false}
      suppressHydrationWarning
      {...eventAttribute(buttonClick(label))}
      {...attribute("replay")}
    >
      <Icon name={kind === "like" ? "heart" : "bookmark"} size={18} />
      {label}
    </button>
  );
}

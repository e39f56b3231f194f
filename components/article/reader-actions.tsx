"use client";

import { useState, useSyncExternalStore } from "react";
import { buttonClick, eventAttribute } from "@/lib/analytics/events";
import { Icon } from "../ui/icon";
import { reactOnly } from "../ui/react-only";
import styles from "./reader-actions.module.css";
import { type MarkKind, readMark, subscribeToMarks, toggleMark } from "./reader-marks";
import { sharePage } from "./share-page";

type ReaderActionsProps = {
  /** Path of the page, under which likes and saves are stored. */
  path: string;
  title: string;
};

/** Like and Save, which are stored on the device only, and Share. */
export function ReaderActions({ path, title }: ReaderActionsProps) {
  const [said, setSaid] = useState("");
  const share = async () => {
    // Emptied first, so that assistive technology announces the same message again.
    setSaid("");
    setSaid(await sharePage(title, new URL(path, window.location.href).href));
  };
  return (
    <div className={styles.actions} data-no-print="">
      <MarkButton kind="like" path={path} label="Like" />
      <MarkButton kind="save" path={path} label="Save" />
      <button
        type="button"
        className={styles.action}
        onClick={share}
        {...eventAttribute(buttonClick("Share"))}
        {...reactOnly}
      >
        <Icon name="share" size={18} /> Share
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  );
}

type MarkButtonProps = { kind: MarkKind; path: string; label: string };

/** The label of a toggle never changes; `aria-pressed` and the icon show its state. */
function MarkButton({ kind, path, label }: MarkButtonProps) {
  const isOn = useSyncExternalStore(
    subscribeToMarks,
    () => readMark(kind, path),
    () => false,
  );
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={isOn}
      onClick={() => toggleMark(kind, path)}
      {...eventAttribute(buttonClick(label))}
      {...reactOnly}
    >
      <Icon name={kind === "like" ? "heart" : "bookmark"} size={18} />
      {label}
    </button>
  );
}

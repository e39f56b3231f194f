"use client";

import { useState, useSyncExternalStore } from "react";
import { Icon } from "../ui/icon";
import styles from "./reader-actions.module.css";
import { readMark, subscribeToMarks, toggleMark } from "./reader-marks";

type ReaderActionsProps = { /** Path of the page, which the marks are kept under. */ path: string; title: string };

/** Like and Save, which stay on the reader's device, and Share. */
export function ReaderActions({ path, title }: ReaderActionsProps) {
  const [said, setSaid] = useState("");
  return (
    <div className={styles.actions} data-no-print="">
      <MarkButton kind="like" path={path} off="Like" on="Liked" />
      <MarkButton kind="save" path={path} off="Save" on="Saved" />
      <button type="button" className={styles.action} onClick={async () => setSaid(await sharePage(title))}>
        <Icon name="share" size={18} /> Share
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  );
}

type MarkButtonProps = { kind: "like" | "save"; path: string; off: string; on: string };

function MarkButton({ kind, path, off, on }: MarkButtonProps) {
  const isOn = useSyncExternalStore(
    subscribeToMarks,
    () => readMark(kind, path),
    () => false,
  );
  return (
    <button type="button" className={styles.action} aria-pressed={isOn} onClick={() => toggleMark(kind, path)}>
      <Icon name={kind === "like" ? "heart" : "bookmark"} size={18} />
      {isOn ? on : off}
    </button>
  );
}

/** Opens the device's sheet, or copies the address. @returns what to tell the reader. */
async function sharePage(title: string): Promise<string> {
  const url = window.location.href.split("#")[0] ?? window.location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return "Link copied";
  } catch (error) {
    // The reader closed the sheet: nothing to say.
    if (error instanceof DOMException && error.name === "AbortError") return "";
    return `Copy this link: ${url}`;
  }
}

import type { Route } from "next";
import { ButtonLink } from "../ui/button-link";
import { classNames } from "../ui/class-names";
import styles from "./not-found-message.module.css";

export type NotFoundMessageProps = { title: string; text: string; label: string; href: Route };

/** Says that a page is not there, and leads on. */
export function NotFoundMessage({ title, text, label, href }: NotFoundMessageProps) {
  return (
    <div className={classNames("container", styles.message)}>
      <p className="eyebrow">404</p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}

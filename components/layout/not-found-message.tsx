import type { Route } from "next";
import { ButtonLink } from "../ui/button-link";

export type NotFoundMessageProps = {
  /** HTTP status. */
  status: 404 | 410;
  title: string;
  text: string;
  label: string;
  href: Route;
};

/** Message and links for a page that does not exist. */
export function NotFoundMessage({ status, title, text, label, href }: NotFoundMessageProps) {
  return (
    <div className="container stack-5 start not-found-message">
      <p className="eyebrow">{status}</p>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg soft not-found-message-text">{text}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}

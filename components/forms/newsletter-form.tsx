import { Island } from "../ui/island";
import { NewsletterSignUp } from "./newsletter-sign-up.island";

type NewsletterFormProps = {
  /** Unique on the page. */
  id: string;
  heading: string;
  text: string;
};

/** Newsletter form. Works without script: the answer is a page. */
export function NewsletterForm({ id, heading, text }: NewsletterFormProps) {
  return (
    <div className="stack-3" data-no-print="">
      <h2 className="text-lg">{heading}</h2>
      <p className="soft">{text}</p>
      <Island>
        <NewsletterSignUp id={id} />
      </Island>
    </div>
  );
}

import { classNames } from "../ui/class-names";
import { Island } from "../ui/island.island";
import { NewsletterSignUp } from "./newsletter-sign-up.island";

type NewsletterFormProps = {
  /** Unique on the page. */
  id: string;
  heading: string;
  text: string;
  /** Set apart from the text around it. */
  isBox?: boolean;
};

/** Newsletter form. Works without script: the answer is a page. */
export function NewsletterForm({ id, heading, text, isBox = false }: NewsletterFormProps) {
  return (
    <div className={classNames("stack-3", isBox && "framed newsletter-box")} data-no-print="">
      <h2 className="text-lg">{heading}</h2>
      <p className="soft">{text}</p>
      <Island name={id}>
        <NewsletterSignUp id={id} />
      </Island>
    </div>
  );
}

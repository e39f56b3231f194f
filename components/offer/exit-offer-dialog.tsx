import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import { type Closing, formatCountdown, useSecondsLeft } from "./countdown";

export type ExitOfferTexts = {
  eyebrow: string;
  heading: string;
  text: string;
  /** Reason and last day of the offer. */
  terms: string;
  dismiss: string;
  /** Link to the partner, until the time is up. */
  link: ReactNode;
  disclosure: ReactNode;
};

/** True of a window that has closed by itself: the partner may still make the offer. */
const afterwards = "Only this window has closed. See the partner’s page for today’s price.";

type ExitOfferDialogProps = ExitOfferTexts & Closing & { onClose: () => void };

/** The dialog with the offer, open from its first render. `<dialog>` traps the focus and restores it. */
export function ExitOfferDialog({ closesAt, endsOffer, onClose, ...texts }: ExitOfferDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  const clickBeganOutside = useRef(false);
  const secondsLeft = useSecondsLeft(closesAt);
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  useEffect(() => {
    // The link, which may have had the focus, has been removed.
    if (isOver && document.activeElement === document.body) dismissButton.current?.focus();
  }, [isOver]);

  const close = () => dialog.current?.close();
  // The panel covers the dialog, so a click on the dialog itself is on the backdrop. A drag out of the panel does not
  // count.
  const noteOutside = (event: MouseEvent) => {
    clickBeganOutside.current = event.target === event.currentTarget;
  };
  const closeOutside = (event: MouseEvent) => {
    if (clickBeganOutside.current && event.target === event.currentTarget) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively.
    <dialog
      ref={dialog}
      className="framed exit-offer-dialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={isOver ? `${id}-over` : `${id}-text`}
      onClose={onClose}
      onMouseDown={noteOutside}
      onClick={closeOutside}
      data-no-print=""
    >
      <div className="stack-4 exit-offer-panel">
        <button type="button" className="icon-button exit-offer-close" aria-label="Close" onClick={close}>
          <Icon name="close" size={22} />
        </button>
        <p className="eyebrow exit-offer-eyebrow">{texts.eyebrow}</p>
        <h2 id={`${id}-heading`} className="text-2xl">
          {texts.heading}
        </h2>
        {!isOver && (
          <>
            <p id={`${id}-text`} className="soft">
              {texts.text}
            </p>
            <p className="text-sm regular soft">{texts.terms}</p>
            {/* Not a live region: a screen reader must not read it every second. */}
            <p role="timer" className="between text-sm soft exit-offer-timer">
              <span>{endsOffer ? "This offer ends in" : "Time left"}</span>{" "}
              <span className="bold text-xl numbers exit-offer-time">{formatCountdown(secondsLeft)}</span>
            </p>
          </>
        )}
        <div role="status" className="bold exit-offer-over" id={`${id}-over`}>
          {isOver && <p>This offer has expired</p>}
          {isOver && !endsOffer && <p className="text-sm regular soft">{afterwards}</p>}
        </div>
        <div className="stack-3">
          {isOver ? (
            <button type="button" className={buttonClass({ size: "lg" })} disabled>
              Offer Expired
            </button>
          ) : (
            texts.link
          )}
          <button
            ref={dismissButton}
            type="button"
            className={buttonClass({ size: "lg", variant: "outline" })}
            onClick={close}
          >
            {texts.dismiss}
          </button>
        </div>
        {texts.disclosure}
      </div>
    </dialog>
  );
}

import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

type ProsConsProps = { kind: "pros" | "cons"; items: readonly string[]; headingLevel?: "h3" | "h4" };

/** Pros or cons of an app. */
export function ProsCons({ kind, items, headingLevel: Heading = "h3" }: ProsConsProps) {
  return (
    <div className="stack-2">
      <Heading className="small-heading">{kind === "pros" ? "Pros" : "Cons"}</Heading>
      <ul className={classNames("stack-1 text-sm snug", "pros-cons-list", kind === "pros" && "pros-cons-pros")}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={kind === "pros" ? "check" : "minus"} size={18} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import styles from "./contact.module.css";

type ContactDetailsProps = {
  email?: string | undefined;
  /** When to expect an answer. */
  reply: string;
  /** Who answers outside office hours. */
  support?: string | undefined;
  hours: readonly { days: string; hours: string }[];
};

/** Email address and office hours (content/pages/contact.md). What is not said is left out. */
export function ContactDetails({ email, reply, support, hours }: ContactDetailsProps) {
  return (
    <aside className="stack-6" aria-label="Contact details">
      <section className={`stack-2 ${styles.contactDetailsPart}`}>
        <h2 className="text-lg">{email ? "By email" : "Our reply"}</h2>
        {email && (
          <a className="tall-link wrap" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        <p className="soft">{reply}</p>
      </section>
      {(hours.length > 0 || support) && (
        <section className={`stack-2 ${styles.contactDetailsPart}`}>
          <h2 className="text-lg" id="office-hours">
            Office hours
          </h2>
          {hours.length > 0 && (
            <table className="figures" aria-labelledby="office-hours">
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">Days</th>
                  <th scope="col">Hours</th>
                </tr>
              </thead>
              <tbody>
                {hours.map((row) => (
                  <tr key={row.days}>
                    <th scope="row">{row.days}</th>
                    <td>{row.hours}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {support && <p className="soft">{support}</p>}
        </section>
      )}
    </aside>
  );
}

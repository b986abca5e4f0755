import styles from './Facts.module.css';

/** What it is called, what is known of it, and where that leads if it leads anywhere. */
type Fact = readonly [name: string, known: string | null | undefined, address?: string | null | undefined];

interface FactsProps {
  /** Their names are equally long, so that what is known stands in one line. */
  readonly facts: readonly Fact[];
  readonly className?: string | undefined;
}

/** How to reach somebody, one fact below the other; what is not known is not mentioned. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={[styles['facts'], className].filter(Boolean).join(' ')}>
    {facts.map(
      ([name, known, address]) =>
        known && (
          <div className={styles['fact']} key={name}>
            <dt className={styles['name']}>{name}</dt>
            <dd className={styles['text']}>
              {address ? (
                <a className={styles['link']} href={address} rel="noopener">
                  {known}
                </a>
              ) : (
                known
              )}
            </dd>
          </div>
        ),
    )}
  </dl>
);

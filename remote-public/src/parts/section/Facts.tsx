import { Words } from '../text/Words.tsx';
import styles from './Facts.module.css';

/** A fact has a name, a text, and an address where the text leads anywhere. */
type Fact = readonly [name: string, known: string | null | undefined, address?: string | null | undefined];

interface FactsProps {
  /** The names are equally long, so that the texts stand in one line. */
  readonly facts: readonly Fact[];
  readonly className?: string | undefined;
}

/** Lists facts one below the other; an unknown fact is left out. */
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
                  <Words text={known} breaks={labelStarts(known)} />
                </a>
              ) : (
                withUnits(known)
              )}
            </dd>
          </div>
        ),
    )}
  </dl>
);

/** Gives the places before the marks of a web address: it breaks there before it breaks within a name. */
const labelStarts = (text: string): readonly number[] =>
  Array.from(text.matchAll(/[./]/g), ({ index }) => index).filter((place) => place > 0);

/** Keeps a number in one line with what it counts. */
const withUnits = (text: string): string => text.replaceAll(/(\d) (?=\p{Script=Han})/gu, '$1\u00a0');

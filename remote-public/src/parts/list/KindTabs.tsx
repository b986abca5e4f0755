import { Link } from 'react-router';
import styles from './KindTabs.module.css';

export interface KindTabsProps {
  /** The name of the row of kinds. */
  readonly label: string;
  readonly kinds: readonly { readonly name: string; readonly to: string; readonly current: boolean }[];
}

/** The kinds of entries that a list can show, each with an address of its own. */
export function KindTabs({ label, kinds }: KindTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles['kinds']}>
        {kinds.map(({ name, to, current }) => (
          <li key={name}>
            <Link className={styles['kind']} to={to} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

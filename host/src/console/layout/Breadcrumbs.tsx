import { useAtomValue } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { activeTabAtom } from '../tab/tabAtoms.ts';
import styles from './Breadcrumbs.module.css';
import { breadcrumbs } from './stepsTo.ts';

/** The steps from the menu's root to the page; a phone shows the last one only. */
export function Breadcrumbs() {
  const tab = useAtomValue(activeTabAtom);
  const crumbs = breadcrumbs(tab);
  const last = crumbs.length - 1;
  return (
    <nav className={styles['nav']} aria-label="面包屑">
      <ol className={styles['crumbs']}>
        {crumbs.map(({ title, address, level }) => (
          <li key={level} className={styles['crumb']} aria-current={level === last ? 'page' : undefined}>
            {level > 0 && <ChevronRight className={styles['separator']} size={14} strokeWidth={1.5} aria-hidden="true" />}
            {address !== null && level < last ? (
              <a href={encodeURI(address)} data-way-back>
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { useAtomValue } from 'jotai';
import { startFailureAtom } from '../start/startFailureAtom.ts';
import { activeTabIdAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import styles from './OpeningBar.module.css';

/** A thin line that shows while a page is being opened and the one before it still stands. Screen readers skip it. */
export function OpeningBar() {
  const opening = useAtomValue(openingAddressAtom) !== null;
  const first = useAtomValue(activeTabIdAtom) === null;
  const failed = useAtomValue(startFailureAtom) !== null;
  return opening || (first && !failed) ? <div className={styles['bar']} aria-hidden="true" /> : null;
}

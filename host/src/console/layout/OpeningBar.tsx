import { useAtomValue } from 'jotai';
import { activeTabIdAtom, openingAddressAtom } from '../tab/tabAtoms.ts';
import styles from './OpeningBar.module.css';

/** A thin line, for the eye only, while a page is being opened and the one before it still shows. */
export function OpeningBar() {
  const opening = useAtomValue(openingAddressAtom) !== null;
  const first = useAtomValue(activeTabIdAtom) === null;
  return opening || first ? <div className={styles['bar']} aria-hidden="true" /> : null;
}

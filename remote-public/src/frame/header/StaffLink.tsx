import { useSyncExternalStore } from 'react';
import { ADDRESS } from '../../parts/address/addresses.ts';
import styles from './StaffLink.module.css';

const nothingToWatch = () => () => {};
// The session is kept for this window alone where the storage of all windows was full.
const hasToken = () => (sessionStorage.getItem('ACCESS_TOKEN') ?? localStorage.getItem('ACCESS_TOKEN')) !== null;

/** Leads staff to sign-in or console, which are other documents. The first rendering is always the anonymous one. */
export function StaffLink() {
  const signedIn = useSyncExternalStore(nothingToWatch, hasToken, () => false);
  return (
    <a className={styles['staff']} href={signedIn ? ADDRESS.console : ADDRESS.signIn}>
      {signedIn ? '进入控制台' : '员工登录'}
    </a>
  );
}

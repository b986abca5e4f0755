import { PhoneIcon } from '../parts/PhoneIcon.tsx';
import { telephoneAddress } from '../parts/telephoneAddress.ts';
import styles from './HotlineBar.module.css';

/** On a phone the hotline is one thumb away, at the bottom of every page. */
export function HotlineBar({ phone }: { readonly phone: string | null | undefined }) {
  const address = telephoneAddress(phone);
  if (address === null) return null;
  return (
    <div className={styles['place']}>
      <aside className={styles['bar']} aria-label="商务合作热线">
        <a className={styles['call']} href={address}>
          <PhoneIcon />
          商务合作热线 <span className={styles['number']}>{phone}</span>
        </a>
      </aside>
    </div>
  );
}

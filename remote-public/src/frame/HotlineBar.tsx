import { PhoneIcon } from '../parts/icon/PhoneIcon.tsx';
import { telephoneAddress } from '../parts/address/telephoneAddress.ts';
import styles from './HotlineBar.module.css';

/** Keeps the hotline at the bottom of every page on a phone, one thumb away. */
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

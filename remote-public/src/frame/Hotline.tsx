import { PhoneIcon } from '../parts/PhoneIcon.tsx';
import { telephoneAddress } from '../parts/telephoneAddress.ts';
import styles from './Hotline.module.css';

/** The business hotline; nothing at all while no number is known. */
export function Hotline({ phone }: { readonly phone: string | null | undefined }) {
  const address = telephoneAddress(phone);
  if (address === null) return null;
  return (
    <a className={styles['hotline']} href={address}>
      <PhoneIcon />
      <span>
        <span className={styles['label']}>商务合作热线</span>
        <span className={styles['number']}>{phone}</span>
      </span>
    </a>
  );
}

import { PhoneIcon } from '../../parts/icon/PhoneIcon.tsx';
import { telephoneAddress } from '../../parts/address/telephoneAddress.ts';
import styles from './Hotline.module.css';

/** Shows the business hotline, and nothing while no number is known. */
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

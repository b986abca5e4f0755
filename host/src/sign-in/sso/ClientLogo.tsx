import { useState } from 'react';
import styles from './SsoPage.module.css';

/** Shows the application's picture, or the first letter of its name where there is none or it cannot be had. */
export function ClientLogo({ name, logo }: { name: string; logo: string | null }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles['logo']} aria-hidden="true">
      {logo === null || broken ? (
        Array.from(name)[0]
      ) : (
        <img src={logo} alt="" width={48} height={48} onError={() => setBroken(true)} />
      )}
    </span>
  );
}

import { useState } from 'react';
import styles from './Logo.module.css';

export interface LogoProps {
  name: string;
  /** The address of the picture; null without one. */
  logo: string | null;
}

/** Shows the picture of something that is named beside it, or the first letter of the name where there is none or it cannot be had. */
export function Logo({ name, logo }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles['logo']} aria-hidden="true">
      {logo === null || logo === broken ? (
        Array.from(name)[0]
      ) : (
        <img src={logo} alt="" width={48} height={48} onError={() => setBroken(logo)} />
      )}
    </span>
  );
}

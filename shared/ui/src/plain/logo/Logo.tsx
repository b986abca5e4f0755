import { useShownPicture } from '@zhilv/platform';
import styles from './Logo.module.css';

export interface LogoProps {
  name: string;
  /** The address of the picture; null without one. */
  logo: string | null;
}

/**
 * Shows the picture of something that is named beside it, or the first letter of the name where there is none, or it cannot be had or
 * may not be shown.
 */
export function Logo({ name, logo }: LogoProps) {
  const { shown, onError } = useShownPicture(logo);
  return (
    <span className={styles['logo']} aria-hidden="true">
      {shown === null ? (
        Array.from(name)[0]
      ) : (
        <img src={shown} alt="" width={48} height={48} referrerPolicy="no-referrer" onError={onError} />
      )}
    </span>
  );
}

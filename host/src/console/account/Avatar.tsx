import { type SessionUser, useShownPicture } from '@zhilv/platform';
import styles from './Avatar.module.css';

export interface AvatarProps {
  user: SessionUser;
}

/**
 * The user's picture, or the first letter of the name where the picture cannot be loaded or may not be shown. It is decoration beside
 * the name.
 */
export function Avatar({ user }: AvatarProps) {
  const { shown, onError } = useShownPicture(user.avatar);
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {shown === null ? Array.from(user.nickname)[0] : <img src={shown} alt="" referrerPolicy="no-referrer" onError={onError} />}
    </span>
  );
}

import type { SessionUser } from '@zhilv/platform';
import { useState } from 'react';
import styles from './Avatar.module.css';

export interface AvatarProps {
  user: SessionUser;
}

/** The user's picture, or the first letter of the name where the picture cannot be loaded. It is decoration beside the name. */
export function Avatar({ user }: AvatarProps) {
  const [missing, setMissing] = useState(false);
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {missing ? (
        Array.from(user.nickname)[0]
      ) : (
        <img src={user.avatar} alt="" referrerPolicy="no-referrer" onError={() => setMissing(true)} />
      )}
    </span>
  );
}

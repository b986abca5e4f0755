import type { SessionUser } from '@zhilv/platform';
import { refusedHost, tellRefusedHost } from '@zhilv/site/refused-pictures';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import styles from './Avatar.module.css';
import { fileHostsAtom } from './fileHostsAtom.ts';

export interface AvatarProps {
  user: SessionUser;
}

/**
 * The user's picture, or the first letter of the name where the picture cannot be loaded or may not be shown. It is decoration beside
 * the name.
 */
export function Avatar({ user }: AvatarProps) {
  // Another picture may be there when this one is not.
  const [missing, setMissing] = useState<string | null>(null);
  const refused = refusedHost(user.avatar, useAtomValue(fileHostsAtom), window.location.origin);
  useEffect(() => {
    if (refused !== null) tellRefusedHost(refused);
  }, [refused]);
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {missing === user.avatar || refused !== null ? (
        Array.from(user.nickname)[0]
      ) : (
        <img src={user.avatar} alt="" referrerPolicy="no-referrer" onError={() => setMissing(user.avatar)} />
      )}
    </span>
  );
}

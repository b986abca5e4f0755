import { useEffect, useEffectEvent, useRef } from 'react';
import { onBackOnline, returnsOfNetwork } from './onBackOnline.ts';

/**
 * Calls `listener` soon after each return of the network while the calling component can be seen, and when it is seen again after
 * the network came back behind it.
 */
export function useBackOnline(listener: () => void): void {
  const heard = useRef(returnsOfNetwork());
  const hear = useEffectEvent(() => {
    heard.current = returnsOfNetwork();
    listener();
  });
  useEffect(() => {
    if (heard.current !== returnsOfNetwork()) hear();
    return onBackOnline(() => hear());
  }, []);
}

import { useEffect, useEffectEvent } from 'react';
import { onBackOnline } from './onBackOnline.ts';

/** Calls `listener` soon after each return of the network, while the calling component can be seen. */
export function useBackOnline(listener: () => void): void {
  const call = useEffectEvent(listener);
  useEffect(() => onBackOnline(() => call()), []);
}

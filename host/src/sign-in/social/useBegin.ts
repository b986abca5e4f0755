import { ApiError } from '@zhilv/platform';
import { useEffect, useRef, useState } from 'react';
import { lateCode } from '../form/lateCode.ts';
import type { Beginning } from './begin.ts';
import type { Provider } from './providers.ts';

/** Sends people to a provider. */
export interface Begin {
  /** The type of the provider that is being asked; null while none is. */
  readonly busyType: number | null;
  /** What to tell; null while there is nothing. */
  readonly refusal: string | null;
  readonly begin: (provider: Provider, how: How) => Promise<void>;
}

interface How extends Omit<Beginning, 'provider'> {
  /** The page leaves the history, where going back to it would only lead on once more. */
  readonly replace?: boolean;
}

/** Begins authorizations, one at a time. What that takes is loaded with the first press. */
export function useBegin(): Begin {
  const [busyType, setBusyType] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // A state would change only with the next render, too late for a second press.
  const asking = useRef(false);

  useEffect(() => {
    // Browsers may show the page as it was left, to people who come back from the provider by their own way.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      asking.current = false;
      setBusyType(null);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function begin(provider: Provider, { replace = false, ...how }: How): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    setRefusal(null);
    setBusyType(provider.type);
    try {
      const { begin: authorization } = await lateCode(import('./begin.ts'));
      const address = await authorization({ provider, ...how });
      if (replace) window.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      asking.current = false;
      setBusyType(null);
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  }

  return { busyType, refusal, begin };
}

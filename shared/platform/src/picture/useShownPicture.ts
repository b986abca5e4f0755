import { refusedHost, tellRefusedHost } from '@zhilv/site/refused-pictures';
import { useEffect, useState } from 'react';
import { backEndOrigin } from '../configuration/configuration.ts';
import { fileHosts } from './fileHosts.ts';

interface ShownPicture {
  /** The address to ask for; null where there is no picture, or none that can be shown. */
  readonly shown: string | null;
  /** To be called when the picture at `shown` could not be loaded; the next address is tried anew. */
  readonly onError: () => void;
}

/**
 * Gives the address of a picture for as long as it may be shown and can be loaded. A picture that the content policy would refuse
 * (docs/threats.md §13) is not asked for in vain; the shell is told of a refused host once.
 */
export function useShownPicture(address: string | null): ShownPicture {
  // Another picture may be there when this one is not.
  const [failed, setFailed] = useState<string | null>(null);
  const hosts = fileHosts();
  const own = backEndOrigin();
  const refused = address === null || hosts === null ? null : refusedHost(address, hosts, own);
  useEffect(() => {
    if (refused !== null) tellRefusedHost(refused);
  }, [refused]);
  const shown = refused !== null || address === failed ? null : address;
  return { shown: own === window.location.origin ? shown : shown && within(own, shown), onError: () => setFailed(address) };
}

/** Writes out an address of the back end for a document of another origin. */
function within(origin: string, address: string): string {
  try {
    return new URL(address, origin).href;
  } catch {
    // No browser can load it either.
    return address;
  }
}

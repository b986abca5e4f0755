import { refusedHost, tellRefusedHost } from '@zhilv/site/refused-pictures';
import { useEffect } from 'react';
import { fileHosts } from './fileHosts.ts';

/**
 * Gives the address of a picture that may be shown. It gives null where there is none, and where the content policy would refuse it
 * (docs/threats.md §13), so that nobody asks for the picture in vain; the shell is told of a refused host once.
 */
export function useShownPicture(address: string | null): string | null {
  const hosts = fileHosts();
  const refused = address === null || hosts === null ? null : refusedHost(address, hosts, window.location.origin);
  useEffect(() => {
    if (refused !== null) tellRefusedHost(refused);
  }, [refused]);
  return refused === null ? address : null;
}

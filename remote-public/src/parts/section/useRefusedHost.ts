import { refusedHost, tellRefusedHost } from '@zhilv/site/refused-pictures';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { FileHosts } from './FileHosts.ts';

/** Gives the host for which the content policy refuses a picture, and tells the shell of it; null for one that may be loaded. */
export function useRefusedHost(address: string): string | null {
  const hosts = useContext(FileHosts);
  // The server does not know its own origin, so a picture of it that is written with its host comes when the page is hydrated.
  const host = useSyncExternalStore(
    neverChanges,
    () => hosts && refusedHost(address, hosts, window.location.origin),
    () => hosts && refusedHost(address, hosts, null),
  );
  useEffect(() => {
    if (host !== null) tellRefusedHost(host);
  }, [host]);
  return host;
}

const neverChanges = () => () => {};

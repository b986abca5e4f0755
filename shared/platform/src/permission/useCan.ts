import type { Endpoint } from '@zhilv/contract';
import { useSyncExternalStore } from 'react';
import { sessionStore } from '../session/sessionStore.ts';
import { hasPermission } from './permissions.ts';

/** Whether this user may make a call, as far as the client knows; the server decides. */
export function useCan(endpoint: Pick<Endpoint, 'access'>): boolean {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.read);

  if (endpoint.access === 'public') return true;
  if (endpoint.access === 'signed-in') return session.user !== null;
  return hasPermission(endpoint.access.permission);
}

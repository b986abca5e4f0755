import type { Operation } from '@zhilv/contract';
import { useSession } from '../session/useSession.ts';
import { hasPermission } from './permissions.ts';

/** Tells whether this user may make a call, as far as the client knows; the server decides. */
export function useCan(operation: Pick<Operation, 'access'>): boolean {
  const session = useSession();

  if (operation.access === 'public') return true;
  if (operation.access === 'signed-in') return session.user !== null;
  // Scopes are for other applications.
  return 'permission' in operation.access && hasPermission(operation.access.permission);
}

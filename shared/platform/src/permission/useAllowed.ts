import { useSession } from '../session/useSession.ts';
import { isAllowed, type Requirement } from './requirement.ts';

/** Tells whether this user has what is needed, as far as the client knows; the server decides. @throws Error when no code is given */
export function useAllowed(requirement: Requirement): boolean {
  useSession();
  return isAllowed(requirement);
}

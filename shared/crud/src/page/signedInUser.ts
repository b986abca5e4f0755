import { session, storedAccount } from '@zhilv/platform';

/** Names whoever is signed in, with the tenant, so that what is kept for one user is given to no other; null for nobody. */
export function signedInUser(): string | null {
  const { user } = session.read();
  return user === null ? null : JSON.stringify([storedAccount().tenantName, String(user.id)]);
}

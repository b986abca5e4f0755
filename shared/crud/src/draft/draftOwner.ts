import { session, storedAccount } from '@zhilv/platform';

/** Names whoever is signed in, with the tenant; null for nobody, whose drafts would be everybody's. */
export function draftOwner(): string | null {
  const { user } = session.read();
  return user === null ? null : JSON.stringify([storedAccount().tenantName, String(user.id)]);
}

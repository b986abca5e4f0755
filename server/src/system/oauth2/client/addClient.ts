import { randomBytes } from 'node:crypto';
import { OAUTH2_SCOPES } from '@zhilv/contract/system';
import type { Database } from '../../../db/database.ts';
import { DEFAULT_TENANT_ID } from '../../../session/tenantOfCall.ts';
import { hashed } from '../../../session/tokens.ts';
import { oauth2Clients } from './oauth2Client.table.ts';
import { isRegistered } from './redirectAddress.ts';

/** Says what of a client cannot be registered. */
export class UnfitClient extends Error {
  override readonly name = 'UnfitClient';
}

interface NewClient {
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** True for an application that can keep no secret. */
  readonly isPublic: boolean;
}

/**
 * Registers an application of the default tenant.
 * @returns the secret, null for a public one, which is not to be had again
 * @throws UnfitClient that says what cannot be registered
 */
export async function addClient(db: Database, { clientId, name, redirectUris, isPublic }: NewClient): Promise<string | null> {
  if (!/^[\w.-]{1,64}$/.test(clientId))
    throw new UnfitClient('A client id has 1 to 64 letters, digits, dots, dashes and underscores.');
  if (name.trim() === '' || name.length > 100) throw new UnfitClient('A name has 1 to 100 characters.');
  const bad = redirectUris.find((address) => !isRegistered({ redirectUris: [address] }, address));
  if (bad !== undefined) throw new UnfitClient(`${bad} is no web address without a fragment.`);
  if (redirectUris.length === 0) throw new UnfitClient('A client needs an address to which people come back.');
  const secret = isPublic ? null : randomBytes(32).toString('base64url');
  const [added] = await db
    .insert(oauth2Clients)
    .values({
      tenantId: DEFAULT_TENANT_ID,
      clientId,
      name,
      redirectUris: [...redirectUris],
      secretHash: secret === null ? null : hashed(secret),
      grantTypes: ['authorization_code', 'refresh_token'],
      scopes: [...OAUTH2_SCOPES],
    })
    .onConflictDoNothing()
    .returning({ id: oauth2Clients.id });
  if (added === undefined) throw new UnfitClient(`There is a client ${clientId} already.`);
  return secret;
}

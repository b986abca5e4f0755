import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { badParameter } from '../../../call/apiErrors.ts';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import type { Database } from '../../../db/database.ts';
import { hashed } from '../../../session/tokens.ts';
import { checkTenant } from '../../tenant/checkTenant.ts';
import { oauth2Clients } from './oauth2Client.table.ts';

export type Client = typeof oauth2Clients.$inferSelect;

/** Finds an enabled client. @throws BusinessError 1002020000 unknown, 1002020002 disabled */
async function findClient(db: Database, clientId: string): Promise<Client> {
  const [client] = await db
    .select()
    .from(oauth2Clients)
    .where(and(eq(oauth2Clients.clientId, clientId), eq(oauth2Clients.deleted, false)));
  if (client === undefined) throw unknownClient();
  if (client.status !== 0) throw new BusinessError(1002020002, 'OAuth2 客户端已禁用');
  return client;
}

/** Does the same for a user's tenant: nobody learns of clients of another one. */
export async function findClientOfTenant(db: Database, clientId: string, tenantId: number): Promise<Client> {
  const client = await findClient(db, clientId);
  if (client.tenantId !== tenantId) throw unknownClient();
  return client;
}

/** The fields by which a client may name itself. */
interface NamedClient {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/**
 * Finds the client that makes a call: by HTTP basic authentication, or by the fields of the call (RFC 6749 §2.3.1).
 * @throws BusinessError 400 where none is named, or two are; 1002020006 for a wrong secret
 */
export async function callingClient({ db, clock, request, settings }: Omit<Call, 'input'>, named: NamedClient): Promise<Client> {
  const basic = basicCredentials(request.headers.get('authorization'));
  const id = basic?.id ?? named.client_id;
  if (id === undefined) throw badParameter('client_id 或 client_secret 未正确传递');
  if (named.client_id !== undefined && named.client_id !== id) throw badParameter('client_id 前后不一致');
  const client = await findClient(db, id);
  if (settings.tenant) await checkTenant(db, client.tenantId, clock);
  if (!isSecretOf(client, basic?.secret ?? named.client_secret ?? '')) throw new BusinessError(1002020006, '无效 client_secret');
  return client;
}

const unknownClient = () => new BusinessError(1002020000, 'OAuth2 客户端不存在');

function isSecretOf({ secretHash }: Client, secret: string): boolean {
  if (secretHash === null) return secret === '';
  const given = Buffer.from(hashed(secret), 'hex');
  const kept = Buffer.from(secretHash, 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Id and secret are encoded as in a form before they are joined. */
function basicCredentials(header: string | null): { readonly id: string; readonly secret: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,2048})$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const end = text.indexOf(':');
  if (end === -1 || text.includes('\0')) return null;
  return { id: decoded(text.slice(0, end)), secret: decoded(text.slice(end + 1)) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part; // Some clients leave the encoding out.
  }
}

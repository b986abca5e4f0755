import type { ParsedInputOf } from '@zhilv/contract';
import { oauth2Client } from '@zhilv/contract/system';
import { type InferSelectModel, and, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { BusinessError } from '../../../call/BusinessError.ts';
import { type Call, type Implementation, implement } from '../../../call/implement.ts';
import { contains, equals } from '../../../records/filters.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../../records/paging.ts';
import { recordsOf } from '../../../records/recordsOf.ts';
import { findRow } from '../../../records/rows.ts';
import { hashed } from '../../../session/tokens.ts';
import { oauth2Clients } from './oauth2Client.table.ts';

const taken = () => new BusinessError(1_002_020_001, 'OAuth2 客户端编号已存在');

const { fields } = oauth2Client;
const history = recordHistory(oauth2Clients, {
  fields: ['clientId', 'name', 'logo', 'status', 'redirectUris', 'grantTypes', 'scopes', 'secretHash'],
  secret: () => ['secretHash'],
  words: { ...oauth2Client, fields: { ...fields, grantTypes: fields.authorizedGrantTypes, secretHash: fields.secret } },
});
const rows = recordsOf(oauth2Clients, { missing: () => new BusinessError(1_002_020_000, 'OAuth2 客户端不存在') }, history);

const list = listOf(oauth2Clients, z.extend(oauth2Client.record, { grantTypes: z.unknown(), updateTime: z.int() }), {
  matches: ({ name, status }: FiltersOf<typeof oauth2Client.page>) => [
    contains(oauth2Clients.name, name),
    equals(oauth2Clients.status, status),
  ],
});

/** Other applications that may sign people in (docs/protocol/system.md §4.4). A secret is kept as its digest, and never given. */
export const handlers: readonly Implementation[] = [
  implement(oauth2Client.page, async (call) => {
    const page = await pageOfRows(call, list);
    const isPublic = await publicAmong(call, page.list);
    return { ...page, list: page.list.map((row) => recordOf(row, isPublic)), offers: [...page.offers, 'restore', 'changes'] };
  }),
  implement(oauth2Client.get, async (call) => {
    const row = await findRow(call, oauth2Clients, call.input.id);
    return row && recordOf(row, await publicAmong(call, [row]));
  }),
  implement(oauth2Client.create, async (call) => {
    const { secret } = call.input;
    const values = { ...valuesOf(call.input), clientId: call.input.clientId, secretHash: secret ? hashed(secret) : null };
    const id = await rows.add(call, values);
    // Calls without a session name a client alone, so that no two have one id: of another tenant neither, nor a deleted one.
    if (id === null) throw taken();
    return id;
  }),
  implement(oauth2Client.update, async (call) => {
    const { id, revision, secret } = call.input;
    return rows.update(call, { ...valuesOf(call.input), id, revision, ...(secret && { secretHash: hashed(secret) }) });
  }),
  implement(oauth2Client.delete, (call) => rows.remove(call, call.input.id)),
  implement(oauth2Client.restore, (call) => rows.restore(call, call.input.id)),
  implement(oauth2Client.changes, async (call) => {
    const changes = await rows.changes(call, call.input.id);
    return changes.map((change) => ({ ...change, fields: change.fields.map((one) => ({ ...one, field: fieldOf(one.field) })) }));
  }),
];

const valuesOf = (draft: ParsedInputOf<typeof oauth2Client.create>) => ({
  name: draft.name,
  logo: draft.logo ?? null,
  status: draft.status,
  redirectUris: draft.redirectUris,
  grantTypes: draft.authorizedGrantTypes,
  scopes: draft.scopes ?? [],
});

type Row = Pick<InferSelectModel<typeof oauth2Clients>, (typeof list.shown)[number]>;

const recordOf = <Shown extends Row>({ grantTypes, ...row }: Shown, isPublic: ReadonlySet<string>) => ({
  ...row,
  authorizedGrantTypes: grantTypes,
  isPublic: isPublic.has(String(row.id)),
  revision: row.updateTime,
});

/** The keys, as text, of those clients that have no secret. Not even the digests are read for it. */
async function publicAmong({ db }: Pick<Call, 'db'>, clients: readonly Pick<Row, 'id'>[]): Promise<ReadonlySet<string>> {
  if (clients.length === 0) return new Set();
  const ids = clients.map(({ id }) => id);
  const found = await db
    .select({ id: oauth2Clients.id })
    .from(oauth2Clients)
    .where(and(inArray(oauth2Clients.id, ids), isNull(oauth2Clients.secretHash)));
  return new Set(found.map(({ id }) => String(id)));
}

/** The field that a column holds. */
const fieldOf = (column: string): string =>
  column === 'grantTypes' ? 'authorizedGrantTypes' : column === 'secretHash' ? 'secret' : column;

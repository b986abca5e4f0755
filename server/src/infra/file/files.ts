import { createHash, randomUUID } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import { and, eq, type InferInsertModel, inArray, ne } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import type { StoredFile } from '../../http/fileAnswer.ts';
import { creationStamp } from '../../records/stamps.ts';
import type { AppSettings } from '../../settings/settings.ts';
import type { FileKind } from './fileKind.ts';
import { files } from './file.table.ts';
import { storageOf } from './storage/storageOf.ts';
import { lockQuota, requireQuota } from './uploadQuota.ts';

/** The number of the database as a storage. */
const DATABASE = 1;

/** The prefix that reverse proxies know, because documents make their calls below it. */
const PLACE = '/prod-api/admin-api/infra/file/';

/** A file to be kept. */
interface NewFile extends FileKind {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Content that no row names any more. */
export interface Forgotten {
  readonly storageKey: string | null;
}

type Author = Pick<Call, 'user' | 'clock' | 'settings'>;

/**
 * Keeps a file under an address made from its content. The address is absolute where the installation knows its own.
 * @returns the id of its row, and its address
 * @throws BusinessError 429 when its user has uploaded too much today
 */
export async function storeFile(db: Database, author: Author, file: NewFile): Promise<{ id: Id; url: string }> {
  const { name, content, type, ending } = file;
  // Before anything is written, because who is refused may come again and again.
  await requireQuota(db, author, content.byteLength);
  const path = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
  const storage = storageOf(author.settings.files);
  const storageKey = storage === null ? null : randomUUID();
  // What another storage has without a row, because something failed after this, nobody is given.
  if (storage !== null && storageKey !== null) await storage.write(storageKey, content, type);
  const place = { configId: storage?.configId ?? DATABASE, storageKey, content: storage === null ? content : null };
  const row = { path, name: name.slice(0, 200), type, size: content.byteLength, ...place, ...creationStamp(author) };
  try {
    const id = await db.transaction((transaction) => insertWithin(transaction, author, row));
    return { id, url: urlOf({ path, configId: place.configId }, author) };
  } catch (error) {
    // Whatever else fails may have failed after the row was there.
    if (error instanceof BusinessError) await forgetContent(author.settings, [{ storageKey }]);
    throw error;
  }
}

/** Several files of a user may come at once. The largest part of the work is done before any of them waits for another. */
async function insertWithin(transaction: Database, author: Author, values: InferInsertModel<typeof files>): Promise<Id> {
  const [row] = await transaction.insert(files).values(values).returning({ id: files.id });
  if (row === undefined) throw new Error('The database returned no row for an insert.');
  await lockQuota(transaction, author);
  await requireQuota(transaction, author, values.size, row.id);
  return row.id;
}

/** The address at which anybody reads a file; absolute where the installation knows its own. */
export const urlOf = ({ path, configId }: { path: string; configId: number }, { settings }: Pick<Author, 'settings'>): string =>
  `${settings.publicOrigin ?? ''}${PLACE}${configId}/get/${path}`;

/** Removes one file, whoever brought it. Other files of the same content keep their address. @throws BusinessError when there is none */
export async function deleteFile(db: Database, id: Id): Promise<readonly Forgotten[]> {
  const removed = await db.delete(files).where(eq(files.id, id)).returning({ storageKey: files.storageKey });
  if (removed.length === 0) throw new BusinessError(1001003001, '文件不存在');
  return removed;
}

/**
 * Removes the file of an address as far as the user brought it, once, and never the row that is kept; other addresses are passed over.
 * @returns what `forgetContent` has to be given once the row is gone for good
 */
export async function removeFile(
  db: Database,
  { user }: Pick<Author, 'user'>,
  url: string,
  keptId: Id,
): Promise<readonly Forgotten[]> {
  const [, configId, path] = /\/infra\/file\/(\d{1,3})\/get\/([^/]+)$/.exec(url) ?? [];
  if (path === undefined) return [];
  const one = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(eq(files.path, path), eq(files.configId, Number(configId)), eq(files.creator, String(user.id)), ne(files.id, keptId)),
    )
    .limit(1);
  return db.delete(files).where(inArray(files.id, one)).returning({ storageKey: files.storageKey });
}

/** Removes the content of files that are gone, where it is not in the database. It never fails: nobody reads what is left. */
export async function forgetContent(
  { files: place }: Pick<AppSettings, 'files'>,
  forgotten: readonly Forgotten[],
): Promise<void> {
  const storage = storageOf(place);
  if (storage === null) return;
  const keys = forgotten.flatMap(({ storageKey }) => (storageKey === null ? [] : [storageKey]));
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
}

/** Gives the file of an address; null where there is none, or its storage is not that of this installation any more. */
export async function findFile(
  db: Database,
  settings: Pick<AppSettings, 'files'>,
  configId: string,
  path: string,
): Promise<StoredFile | null> {
  if (!/^\d{1,3}$/.test(configId) || !/^[0-9a-f]{64}\.[a-z0-9]+$/.test(path)) return null;
  const [file] = await db
    .select({ content: files.content, type: files.type, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.path, path), eq(files.configId, Number(configId)), eq(files.deleted, false)))
    .limit(1);
  if (file === undefined) return null;
  if (file.content !== null) return { content: file.content, type: file.type };
  const storage = storageOf(settings.files);
  if (storage?.configId !== Number(configId) || file.storageKey === null) return null;
  const content = await storage.read(file.storageKey);
  return content === null ? null : { content, type: file.type };
}

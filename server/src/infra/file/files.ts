import { createHash } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import type { StoredFile } from '../../http/fileAnswer.ts';
import { creationStamp } from '../../records/stamps.ts';
import type { FileKind } from './fileKind.ts';
import { files } from './file.table.ts';

/** The number of the only place where files are kept; a ruoyi-vue-pro may have several. */
export const CONFIG_ID = '1';

/** The prefix that reverse proxies know, because documents make their calls below it. */
const PLACE = `/prod-api/admin-api/infra/file/${CONFIG_ID}/get/`;

/** A file to be kept. */
interface NewFile extends FileKind {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

type Author = Pick<Call, 'user' | 'clock' | 'settings'>;

/**
 * Keeps a file under an address made from its content. The address is absolute where the installation knows its own.
 * @returns the id of its row, and its address
 */
export async function storeFile(db: Database, author: Author, file: NewFile): Promise<{ id: Id; url: string }> {
  const { name, content, type, ending } = file;
  const path = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
  const [row] = await db
    .insert(files)
    .values({ path, name: name.slice(0, 200), type, size: content.byteLength, content, ...creationStamp(author) })
    .returning({ id: files.id });
  if (row === undefined) throw new Error('The database returned no row for an insert.');
  return { id: row.id, url: urlOf(path, author) };
}

/** The address at which anybody reads a file; absolute where the installation knows its own. */
export const urlOf = (path: string, { settings }: Pick<Author, 'settings'>): string =>
  `${settings.publicOrigin ?? ''}${PLACE}${path}`;

/** Removes one file, whoever brought it. Other files of the same content keep their address. @throws BusinessError when there is none */
export async function deleteFile(db: Database, id: Id): Promise<void> {
  const removed = await db.delete(files).where(eq(files.id, id)).returning({ id: files.id });
  if (removed.length === 0) throw new BusinessError(1001003001, '文件不存在');
}

/** Removes the file of an address as far as the user brought it, once, and never the row that is kept; other addresses are passed over. */
export async function removeFile(db: Database, { user }: Pick<Author, 'user'>, url: string, keptId: Id): Promise<void> {
  const place = url.lastIndexOf(PLACE);
  if (place === -1) return;
  const path = url.slice(place + PLACE.length);
  const one = db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.path, path), eq(files.creator, String(user.id)), ne(files.id, keptId)))
    .limit(1);
  await db.delete(files).where(inArray(files.id, one));
}

/** Gives the file of an address; null where there is none. */
export async function findFile(db: Database, configId: string, path: string): Promise<StoredFile | null> {
  if (configId !== CONFIG_ID || !/^[0-9a-f]{64}\.[a-z0-9]+$/.test(path)) return null;
  const [file] = await db
    .select({ content: files.content, type: files.type })
    .from(files)
    .where(and(eq(files.path, path), eq(files.deleted, false)))
    .limit(1);
  return file ?? null;
}

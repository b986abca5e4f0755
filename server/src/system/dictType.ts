import { type Id, sameId } from '@zhilv/contract';
import { type DictTypeDraft, dictType } from '@zhilv/contract/system';
import { type SQL, and, asc, desc, eq } from 'drizzle-orm';
import { contains, equals, within } from '../app/filters.ts';
import { BusinessError, type Implementation, implement } from '../app/implement.ts';
import { pageOfRows } from '../app/paging.ts';
import { changeStamp, creationStamp } from '../app/stamps.ts';
import type { Database } from '../db/database.ts';
import { dictEntries, dictTypes } from '../db/schema/system.ts';

/** Dictionary types (contract system.md §7.1). */
export const dictTypeImplementations: readonly Implementation[] = [
  implement(dictType.page, ({ db, input }) =>
    pageOfRows(db, dictTypes, {
      where: and(
        kept,
        contains(dictTypes.name, input.name),
        contains(dictTypes.type, input.type),
        equals(dictTypes.status, input.status),
        ...within(dictTypes.createTime, input.createTime),
      ),
      orderBy: [desc(dictTypes.id)],
      input,
    }),
  ),
  implement(dictType.listAllSimple, ({ db }) =>
    db
      .select({ id: dictTypes.id, name: dictTypes.name, type: dictTypes.type })
      .from(dictTypes)
      .where(kept)
      .orderBy(asc(dictTypes.id)),
  ),
  implement(dictType.get, async ({ db, input }) => (await typeOf(db, input.id)) ?? null),
  implement(dictType.create, async (call) => {
    const { db, input } = call;
    const [created] = await db
      .insert(dictTypes)
      .values({ ...input, ...creationStamp(call) })
      .onConflictDoNothing()
      .returning({ id: dictTypes.id });
    if (created === undefined) throw await collision(db, input, null);
    return created.id;
  }),
  implement(dictType.update, async (call) => {
    const { db, input } = call;
    const before = await requiredType(db, input.id);
    const refusal = await collision(db, { ...input, type: before.type }, before.id);
    if (refusal !== null) throw refusal;
    const { name, status, remark } = input;
    await db
      .update(dictTypes)
      .set({ name, status, remark, ...changeStamp(call) })
      .where(eq(dictTypes.id, before.id));
    return true;
  }),
  implement(dictType.delete, async (call) => {
    const { db, input } = call;
    const { id, type } = await requiredType(db, input.id);
    if ((await db.$count(dictEntries, and(eq(dictEntries.dictType, type), eq(dictEntries.deleted, false)))) > 0) {
      throw new BusinessError(1002006005, '无法删除，该字典类型还有字典数据');
    }
    await db
      .update(dictTypes)
      .set({ deleted: true, ...changeStamp(call) })
      .where(eq(dictTypes.id, id));
    return true;
  }),
];

const kept = eq(dictTypes.deleted, false);

async function typeOf(db: Database, id: Id) {
  const [row] = await db
    .select()
    .from(dictTypes)
    .where(and(eq(dictTypes.id, id), kept));
  return row;
}

async function requiredType(db: Database, id: Id) {
  const row = await typeOf(db, id);
  if (row === undefined) throw new BusinessError(1002006001, '当前字典类型不存在');
  return row;
}

/** Why the draft cannot be kept: another row has its name or its type. */
async function collision(db: Database, { name, type }: DictTypeDraft, ownId: Id | null): Promise<BusinessError | null> {
  const isTaken = async (match: SQL) => {
    const [row] = await db.select({ id: dictTypes.id }).from(dictTypes).where(and(match, kept));
    return row !== undefined && (ownId === null || !sameId(row.id, ownId));
  };
  if (await isTaken(eq(dictTypes.name, name))) return new BusinessError(1002006003, '已经存在该名字的字典类型');
  if (await isTaken(eq(dictTypes.type, type))) return new BusinessError(1002006004, '已经存在该类型的字典类型');
  return null;
}

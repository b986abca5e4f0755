import { randomUUID } from 'node:crypto';
import { processKeyPattern, processModel } from '@zhilv/contract/bpm';
import { and, desc, eq } from 'drizzle-orm';
import { contains, equals } from '../app/filters.ts';
import { BusinessError, type Call, type Implementation, implement } from '../app/implement.ts';
import { byText, pageOfRows } from '../app/paging.ts';
import { changeStamp, creationStamp } from '../app/stamps.ts';
import { processModels } from '../db/schema/bpm.ts';

type Scope = Pick<Call, 'db' | 'tenantId'>;

/** Process models (contract bpm.md §3). */
export const processModelImplementations: readonly Implementation[] = [
  implement(processModel.page, async ({ db, tenantId, input }) => {
    const { list, total } = await pageOfRows(db, processModels, {
      where: and(
        kept(tenantId),
        equals(processModels.key, input.key),
        contains(processModels.name, input.name),
        equals(processModels.category, input.category),
      ),
      orderBy: [desc(processModels.createTime), byText(processModels.id)],
      input,
    });
    return { list: list.map(listed), total };
  }),
  implement(processModel.get, async (call) => (await modelOf(call, call.input.id)) ?? null),
  implement(processModel.create, async (call) => {
    const { db, tenantId, input } = call;
    if (!processKeyPattern.test(input.key)) {
      throw new BusinessError(
        1009002002,
        '流程标识格式不正确，需要以字母或下划线开头，后接任意字母、数字、中划线、下划线、句点！',
      );
    }
    const [created] = await db
      .insert(processModels)
      .values({ ...input, id: randomUUID(), tenantId, ...creationStamp(call) })
      .onConflictDoNothing()
      .returning({ id: processModels.id });
    if (created === undefined) throw new BusinessError(1009002000, `已经存在流程标识为【${input.key}】的流程`);
    return created.id;
  }),
  implement(processModel.update, async (call) => {
    const { db, input } = call;
    const { id } = await requiredModel(call, input.id);
    // Absent fields stay as they are; a diagram is replaced by another, never emptied.
    const { bpmnXml, id: _, ...change } = input;
    await db
      .update(processModels)
      .set({ ...change, ...(bpmnXml ? { bpmnXml } : {}), ...changeStamp(call) })
      .where(eq(processModels.id, id));
    return true;
  }),
  implement(processModel.delete, async (call) => {
    const { db, input } = call;
    const { id } = await requiredModel(call, input.id);
    await db
      .update(processModels)
      .set({ deleted: true, ...changeStamp(call) })
      .where(eq(processModels.id, id));
    return true;
  }),
];

// Nothing is deployed from here yet, and no form can be chosen.
const listed = (row: typeof processModels.$inferSelect) => ({ ...row, formName: null, processDefinition: null });

const kept = (tenantId: number) => and(eq(processModels.deleted, false), eq(processModels.tenantId, tenantId));

async function modelOf({ db, tenantId }: Scope, id: string) {
  const [row] = await db
    .select()
    .from(processModels)
    .where(and(kept(tenantId), eq(processModels.id, id)));
  return row;
}

async function requiredModel(scope: Scope, id: string) {
  const row = await modelOf(scope, id);
  if (row === undefined) throw new BusinessError(1009002001, '流程模型不存在');
  return row;
}

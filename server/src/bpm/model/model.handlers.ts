import { randomUUID } from 'node:crypto';
import { model, ModelRow, processKeyPattern } from '@zhilv/contract/bpm';
import { contains, equals } from '../../records/filters.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Implementation, implement } from '../../call/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { findRow } from '../../records/rows.ts';
import { ascending, descending } from '../../records/sorting.ts';
import { models } from './model.table.ts';

const records = recordsOf(models, {
  missing: () => new BusinessError(1009002001, '流程模型不存在'),
  unique: [{ by: ['key'], taken: ({ key }) => new BusinessError(1009002000, `已经存在流程标识为【${key}】的流程`) }],
});

const list = listOf(models, ModelRow, {
  matches: ({ key, name, category }: FiltersOf<typeof model.page>) => [
    equals(models.key, key),
    contains(models.name, name),
    equals(models.category, category),
  ],
  order: [descending('createTime'), ascending('id')],
  sortable: ['key', 'name', 'category', 'createTime'],
});

/** Process models (docs/protocol/bpm.md §3). */
export const handlers: readonly Implementation[] = [
  implement(model.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: page.list.map(listed) };
  }),
  implement(model.get, async (call) => {
    const row = await findRow(call, models, call.input.id);
    return row && { ...row, revision: row.updateTime };
  }),
  implement(model.create, async (call) => {
    if (!processKeyPattern.test(call.input.key)) {
      throw new BusinessError(
        1009002002,
        '流程标识格式不正确，需要以字母或下划线开头，后接任意字母、数字、中划线、下划线、句点！',
      );
    }
    return String(await records.create(call, { ...call.input, id: randomUUID() }));
  }),
  implement(model.update, (call) => {
    // A diagram is replaced by another, never emptied.
    const { bpmnXml, ...change } = call.input;
    return records.update(call, { ...change, ...(bpmnXml ? { bpmnXml } : {}) });
  }),
  implement(model.delete, (call) => records.remove(call, call.input.id)),
];

// Nothing is deployed from here yet, and no form can be chosen.
const listed = <Row extends object>(row: Row) => ({ ...row, formName: null, processDefinition: null });

import { randomUUID } from 'node:crypto';
import { BPM_REFUSALS, model, ModelRow, processKeyPattern, SUSPENSION_STATE } from '@zhilv/contract/bpm';
import { contains, equals } from '../../records/filters.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Implementation, implement } from '../../call/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { findRow } from '../../records/rows.ts';
import { ascending, descending } from '../../records/sorting.ts';
import { currentDefinitions, setCurrentState } from '../definition/currentDefinitions.ts';
import { formNamesOf } from '../form/formNamesOf.ts';
import { importedDiagram } from './importedDiagram.ts';
import { modelMissing } from './modelMissing.ts';
import { models } from './model.table.ts';

const records = recordsOf(models, {
  missing: modelMissing,
  unique: [
    { by: ['key'], taken: ({ key }) => new BusinessError(BPM_REFUSALS.modelKeyTaken, `已经存在流程标识为【${key}】的流程`) },
  ],
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
    const formNames = await formNamesOf(
      call,
      page.list.map(({ formId }) => formId),
    );
    const current = await currentDefinitions(
      call,
      page.list.map(({ id }) => id),
    );
    const listed = page.list.map((row) => ({
      ...row,
      formName: formNames.get(String(row.formId)) ?? null,
      processDefinition: current.get(row.id) ?? null,
    }));
    return { ...page, list: listed };
  }),
  implement(model.get, async (call) => {
    const row = await findRow(call, models, call.input.id);
    return row && { ...row, revision: row.updateTime };
  }),
  implement(model.create, async (call) => {
    requireKeyOfXml(call.input.key);
    return String(await records.create(call, { ...call.input, id: randomUUID() }));
  }),
  implement(model.import, async (call) => {
    const { bpmnFile, ...draft } = call.input;
    requireKeyOfXml(draft.key);
    const bpmnXml = await importedDiagram(bpmnFile);
    return String(await records.create(call, { ...draft, bpmnXml, id: randomUUID() }));
  }),
  implement(model.update, (call) => {
    // A diagram is replaced by another, never emptied.
    const { bpmnXml, ...change } = call.input;
    return records.update(call, { ...change, ...(bpmnXml ? { bpmnXml } : {}) });
  }),
  implement(model.delete, (call) =>
    call.db.transaction(async (db) => {
      const { id } = call.input;
      await records.remove({ ...call, db }, id);
      await setCurrentState({ ...call, db }, id, SUSPENSION_STATE.suspended);
      return true as const;
    }),
  ),
];

function requireKeyOfXml(key: string): void {
  if (processKeyPattern.test(key)) return;
  throw new BusinessError(
    BPM_REFUSALS.modelKeyFormat,
    '流程标识格式不正确，需要以字母或下划线开头，后接任意字母、数字、中划线、下划线、句点！',
  );
}

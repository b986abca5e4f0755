import { BPM_REFUSALS, form, Form, type FormDraft, FormName } from '@zhilv/contract/bpm';
import { asc } from 'drizzle-orm';
import * as z from 'zod/mini';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, implement } from '../../call/implement.ts';
import { contains } from '../../records/filters.ts';
import { recordHistory } from '../../records/history/recordHistory.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { findRow, rowsWhere, shownBy } from '../../records/rows.ts';
import { formMissing } from './formMissing.ts';
import { forms } from './form.table.ts';
import { repeatedField } from './repeatedField.ts';

const history = recordHistory(forms, {
  fields: ['name', 'status', 'conf', 'fields', 'remark'],
  words: {
    name: '流程表单',
    fields: {
      name: { label: '表单名称', kind: 'text' },
      status: { label: '状态', kind: 'dict', dictionary: 'common_status' },
      conf: { label: '表单的配置', kind: 'longText' },
      fields: { label: '表单项', kind: 'longText' },
      remark: { label: '备注', kind: 'longText' },
    },
  },
});

const formRows = recordsOf(forms, { missing: formMissing }, history);

/** A row's revision is made of the time of its last change. */
const list = listOf(forms, z.extend(Form, { updateTime: z.number() }), {
  matches: ({ name }: FiltersOf<typeof form.page>) => [contains(forms.name, name)],
  sortable: ['name', 'status', 'createTime'],
});

/** Forms of processes (docs/protocol/bpm.md §2). */
export const handlers = [
  implement(form.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: page.list.map(withRevision), offers: [...page.offers, 'restore', 'changes'] };
  }),
  implement(form.get, async (call) => {
    const row = await findRow(call, forms, call.input.id);
    return row && withRevision(row);
  }),
  implement(form.create, (call) => {
    refuseRepeatedField(call.input);
    return formRows.create(call, call.input);
  }),
  implement(form.update, (call) => {
    refuseRepeatedField(call.input);
    return formRows.update(call, call.input);
  }),
  implement(form.delete, (call) => formRows.remove(call, call.input.id)),
  implement(form.restore, (call) => formRows.restore(call, call.input.id)),
  implement(form.changes, (call) => formRows.changes(call, call.input.id)),
  implement(form.listAllSimple, (call) => namesOf(call)),
  implement(form.simpleList, (call) => namesOf(call)),
];

const withRevision = <Row extends { readonly updateTime: number }>(row: Row) => ({ ...row, revision: row.updateTime });

const namesOf = (call: Pick<Call, 'db' | 'tenantId'>) =>
  rowsWhere(call, forms, undefined, { orderBy: [asc(forms.id)], columns: shownBy(forms, FormName) });

function refuseRepeatedField({ fields }: Pick<FormDraft, 'fields'>): void {
  const repeated = repeatedField(fields);
  if (repeated === null) return;
  const [first, second] = repeated.labels;
  throw new BusinessError(BPM_REFUSALS.fieldRepeated, `表单项(${first}) 和 (${second}) 使用了相同的字段名(${repeated.name})`);
}

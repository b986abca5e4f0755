import type { Id } from '@zhilv/contract';
import { type ColumnInfoDraft, columnInfo, ColumnInfo, infoTypeFits } from '@zhilv/contract/content';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { exportFile } from '../records/exportFile.ts';
import { contains, equals, within } from '../records/filters.ts';
import { BusinessError } from '../call/BusinessError.ts';
import { type Implementation, implement, implementFile } from '../call/implement.ts';
import { type FiltersOf, type ListCall, listOf, pageOfRows } from '../records/paging.ts';
import { recordsOf } from '../records/recordsOf.ts';
import { kept, rowsWhere, type Scope } from '../records/rows.ts';
import { orderBy } from '../records/sorting.ts';
import { columnInfoRows } from './columnInfo.table.ts';
import { columnOrder, neighboursOf } from './columnOrder.ts';
import { findContent, prepareSanitised } from './contentTexts.ts';
import { sanitisedText } from './text/sanitisedText.ts';

/** The rows that a list without paging gives at once. */
const LIST_LIMIT = 500;

type Filters = FiltersOf<typeof columnInfo.page>;

const records = recordsOf(columnInfoRows, {
  missing: () => new BusinessError(1099002000, '栏目信息不存在'),
  unique: [{ by: ['type', 'title'], taken: () => new BusinessError(1099002002, '该栏目类型下已有相同的标题') }],
});

const list = listOf(columnInfoRows, z.omit(ColumnInfo, { content: true }), {
  matches: ({ type, infoType, title, recommend, status, publishTime, createTime }: Filters) => [
    equals(columnInfoRows.type, type),
    equals(columnInfoRows.infoType, infoType),
    contains(columnInfoRows.title, title),
    equals(columnInfoRows.recommend, recommend),
    equals(columnInfoRows.status, status),
    ...within(columnInfoRows.publishTime, publishTime),
    ...within(columnInfoRows.createTime, createTime),
  ],
  order: columnOrder,
  sortable: ['title', 'type', 'infoType', 'recommend', 'sort', 'status', 'publishTime', 'viewCount', 'createTime'],
});

/** The site's content, for those who write it (docs/protocol/content.md §2). */
export const handlers: readonly Implementation[] = [
  implement(columnInfo.page, (call) => pageOfRows(call, list)),
  implement(columnInfo.list, (call) => firstRows(call)),
  implement(columnInfo.get, (call) => findContent(call.db, keptRow(call))),
  implement(columnInfo.getDetail, async (call) => {
    const row = await findContent(call.db, keptRow(call));
    return row && { ...row, ...(await neighboursOf(call.db, row, eq(columnInfoRows.deleted, false))) };
  }),
  implement(columnInfo.create, async ({ input, ...call }) => {
    const { publishTime, ...values } = await valuesOf(input, input.infoType ?? null);
    const id = await records.create(call, { ...values, publishTime: publishTime ?? call.clock() });
    await prepareSanitised(call.db, id, values.content);
    return id;
  }),
  implement(columnInfo.update, async ({ input, ...call }) => {
    const { infoType } = await records.required(call, input.id, ['infoType']);
    const values = await valuesOf(input, input.infoType === undefined ? infoType : input.infoType);
    await records.update(call, { ...values, id: input.id });
    await prepareSanitised(call.db, input.id, values.content);
    return true;
  }),
  implement(columnInfo.delete, async (call) => records.remove(call, call.input.id)),
  implementFile(columnInfo.export, (call) =>
    exportFile(call, list, {
      name: '栏目信息',
      sheet: '数据',
      columns: [
        ['编号', 'id'],
        ['类型', 'type', { dictionary: 'cjy_column_type' }],
        ['子类型', 'infoType', { by: 'type', dictionaries: { 2: 'cjy_news_type', 3: 'cjy_solution_type' } }],
        ['标题', 'title'],
        ['是否推荐', 'recommend', { dictionary: 'cjy_recommend' }],
        ['状态', 'status', { dictionary: 'common_status' }],
        ['发布时间', 'publishTime', 'instant'],
        ['浏览量', 'viewCount'],
        ['创建时间', 'createTime', 'instant'],
      ],
    }),
  ),
];

const keptRow = (call: Scope & { readonly input: { readonly id: Id } }) =>
  and(kept(columnInfoRows, call), eq(columnInfoRows.id, call.input.id));

const firstRows = (call: ListCall<Filters>) =>
  rowsWhere(call, columnInfoRows, and(...list.matches(call.input, call)), {
    orderBy: orderBy(columnInfoRows, columnOrder),
    limit: LIST_LIMIT,
    columns: list.shown,
  });

/**
 * Gives the columns to store of a draft. A column that the draft leaves out keeps its own value.
 * @throws BusinessError when the type has no such `infoType`
 */
async function valuesOf({ recommend, sort, publishTime, ...draft }: ColumnInfoDraft, infoType: number | null) {
  if (!infoTypeFits(draft.type, infoType)) throw new BusinessError(1099002001, '子类型与栏目类型不匹配');
  return {
    ...draft,
    infoType,
    content: await sanitisedText(draft.content),
    recommend: recommend ?? undefined,
    sort: sort ?? undefined,
    publishTime: publishTime ?? undefined,
  };
}

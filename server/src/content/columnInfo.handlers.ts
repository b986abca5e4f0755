import { type ColumnInfoDraft, columnInfo, infoTypeFits } from '@zhilv/contract/content';
import { and, eq } from 'drizzle-orm';
import { exportFile } from '../records/exportFile.ts';
import { contains, equals, within } from '../records/filters.ts';
import { BusinessError } from '../call/BusinessError.ts';
import { type Implementation, implement, implementFile } from '../call/implement.ts';
import { type FiltersOf, type ListCall, listOf, pageOfRows } from '../records/paging.ts';
import { recordsOf } from '../records/recordsOf.ts';
import { findRow, rowsWhere } from '../records/rows.ts';
import { orderBy } from '../records/sorting.ts';
import { columnInfoRows } from './columnInfo.table.ts';
import { columnOrder, neighboursOf } from './columnOrder.ts';
import { sanitiseRichText } from './sanitiseRichText.ts';

/** The rows that a list without paging gives at once. */
const LIST_LIMIT = 500;

type Row = typeof columnInfoRows.$inferSelect;
type Filters = FiltersOf<typeof columnInfo.page>;

const records = recordsOf(columnInfoRows, {
  missing: () => new BusinessError(1099002000, '栏目信息不存在'),
  unique: [{ by: ['type', 'title'], taken: () => new BusinessError(1099002002, '该栏目类型下已有相同的标题') }],
});

const list = listOf(columnInfoRows, {
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
  unread: ['content'],
});

/** The site's content, for those who write it (docs/protocol/content.md §2). */
export const handlers: readonly Implementation[] = [
  implement(columnInfo.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: page.list.map(withoutContent) };
  }),
  implement(columnInfo.list, async (call) => (await firstRows(call)).map(withoutContent)),
  implement(columnInfo.get, async (call) => {
    const row = await findRow(call, columnInfoRows, call.input.id);
    return row && { ...row, content: sanitiseRichText(row.content) };
  }),
  implement(columnInfo.getDetail, async (call) => {
    const row = await findRow(call, columnInfoRows, call.input.id);
    if (row === null) return null;
    const neighbours = await neighboursOf(call.db, row, eq(columnInfoRows.deleted, false));
    return { ...row, content: sanitiseRichText(row.content), ...neighbours };
  }),
  implement(columnInfo.create, ({ input, ...call }) => {
    const { publishTime, ...values } = valuesOf(input, input.infoType ?? null);
    return records.create(call, { ...values, publishTime: publishTime ?? call.clock() });
  }),
  implement(columnInfo.update, async ({ input, ...call }) => {
    const { infoType } = await records.required(call, input.id);
    return records.update(call, { ...valuesOf(input, input.infoType === undefined ? infoType : input.infoType), id: input.id });
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

const withoutContent = ({ content: _, ...row }: Row) => row;

const firstRows = (call: ListCall<Filters>): Promise<Row[]> =>
  rowsWhere(call, columnInfoRows, and(...list.matches(call.input, call)), {
    orderBy: orderBy(columnInfoRows, columnOrder),
    limit: LIST_LIMIT,
    unread: list.unread,
  });

/**
 * Gives the columns to store of a draft. A column that the draft leaves out keeps its own value.
 * @throws BusinessError when the type has no such `infoType`
 */
function valuesOf({ recommend, sort, publishTime, ...draft }: ColumnInfoDraft, infoType: number | null) {
  if (!infoTypeFits(draft.type, infoType)) throw new BusinessError(1099002001, '子类型与栏目类型不匹配');
  return {
    ...draft,
    infoType,
    content: sanitiseRichText(draft.content),
    recommend: recommend ?? undefined,
    sort: sort ?? undefined,
    publishTime: publishTime ?? undefined,
  };
}

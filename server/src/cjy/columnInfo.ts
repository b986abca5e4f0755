import { type ColumnInfoDraft, columnInfo, infoTypeFits } from '@zhilv/contract/cjy';
import { and, eq } from 'drizzle-orm';
import { exportFile } from '../app/exportFile.ts';
import { contains, equals, within } from '../app/filters.ts';
import { BusinessError, type Implementation, implement, implementFile } from '../app/implement.ts';
import { type FiltersOf, type ListCall, listOf, pageOfRows } from '../app/paging.ts';
import { recordsOf } from '../app/records.ts';
import { findRow, rowsWhere } from '../app/rows.ts';
import { orderBy } from '../app/sorting.ts';
import { columnInfo as columns } from '../db/schema/cjy.ts';
import { columnOrder, neighboursOf } from './columnOrder.ts';
import { sanitiseRichText } from './sanitiseRichText.ts';

/** The rows that a list without paging gives at once. */
const LIST_LIMIT = 500;

type Row = typeof columns.$inferSelect;
type Filters = FiltersOf<typeof columnInfo.page>;

const records = recordsOf(columns, {
  missing: () => new BusinessError(1099002000, '栏目信息不存在'),
  unique: [{ by: ['type', 'title'], taken: () => new BusinessError(1099002002, '该栏目类型下已有相同的标题') }],
});

const list = listOf(columns, {
  matches: ({ type, infoType, title, recommend, status, publishTime, createTime }: Filters) => [
    equals(columns.type, type),
    equals(columns.infoType, infoType),
    contains(columns.title, title),
    equals(columns.recommend, recommend),
    equals(columns.status, status),
    ...within(columns.publishTime, publishTime),
    ...within(columns.createTime, createTime),
  ],
  order: columnOrder,
  sortable: ['title', 'type', 'infoType', 'recommend', 'sort', 'status', 'publishTime', 'viewCount', 'createTime'],
  unread: ['content'],
});

/** The site's content, for those who write it (contract cjy.md §2). */
export const columnInfoImplementations: readonly Implementation[] = [
  implement(columnInfo.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: page.list.map(withoutContent) };
  }),
  implement(columnInfo.list, async (call) => (await firstRows(call)).map(withoutContent)),
  implement(columnInfo.get, async (call) => {
    const row = await findRow(call, columns, call.input.id);
    return row && { ...row, content: sanitiseRichText(row.content) };
  }),
  implement(columnInfo.getDetail, async (call) => {
    const row = await findRow(call, columns, call.input.id);
    if (row === null) return null;
    const neighbours = await neighboursOf(call.db, row, eq(columns.deleted, false));
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
  rowsWhere(call, columns, and(...list.matches(call.input, call)), {
    orderBy: orderBy(columns, columnOrder),
    limit: LIST_LIMIT,
    unread: list.unread,
  });

/**
 * What is stored of a draft; where it says nothing, the column's own value stands.
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

import * as z from 'zod/mini';
import { crudEndpoints } from '../wire/crudEndpoints.ts';
import { endpoint, exportEndpoint } from '../wire/endpoint.ts';
import { ById, exportQuery, queryInt, queryRange } from '../wire/query.ts';
import { CommonStatus, Instant, maxMegabytes, optionalText, requiredText } from '../wire/values.ts';
import { ContentType, NewsType, SolutionType } from './contentTypes.ts';
import { contentFields, detailFields, neighbourFields } from './publishedContent.ts';

/** A content row as its editors see it, published or not (docs/protocol/content.md §2). */
export const ColumnInfo = z.object({
  ...contentFields,
  /** Lists come without `content`. */
  ...detailFields,
  sort: z.nullish(z.int()),
  /** 0 published, 1 hidden. */
  status: z.int(),
  creator: z.nullish(z.string()),
  createTime: Instant,
  updateTime: z.nullish(Instant),
});
export type ColumnInfo = z.infer<typeof ColumnInfo>;

/** A content row with its neighbours. */
export const ColumnInfoDetail = z.extend(ColumnInfo, neighbourFields);
export type ColumnInfoDetail = z.infer<typeof ColumnInfoDetail>;

/** An editor fills this in. Pictures are addresses of uploaded files. */
export const ColumnInfoDraft = z.object({
  type: z.literal(Object.values(ContentType), {
    error: ({ input }) => (input === undefined || input === null ? '栏目类型不能为空' : '栏目类型不正确'),
  }),
  /** It has to satisfy {@link infoTypeFits}. */
  infoType: z.optional(z.nullable(z.int32())),
  title: requiredText('标题', 100),
  logo: requiredText('缩略图', 500),
  recommend: z.optional(z.nullable(z.literal([0, 1]))),
  summary: optionalText('摘要', 500),
  banner: optionalText('头图', 500),
  content: requiredText('内容').check(maxMegabytes('内容', 2), z.refine(showsSomething, { error: '内容不能为空' })),
  source: optionalText('来源', 50),
  /** The present moment, if it is left out. */
  publishTime: z.optional(z.nullable(Instant)),
  sort: z.optional(z.nullable(z.int32())),
  status: CommonStatus,
});
export type ColumnInfoDraft = z.infer<typeof ColumnInfoDraft>;

/** The filters of a list. */
const filters = {
  type: z.optional(queryInt),
  infoType: z.optional(queryInt),
  title: z.optional(z.string()),
  recommend: z.optional(queryInt),
  status: z.optional(queryInt),
  publishTime: z.optional(queryRange),
  createTime: z.optional(queryRange),
};

const query = { permission: 'cjy:column-info:query' };

/** The site's content: slides, news, solutions, cases and what is told of the company. */
export const columnInfo = {
  ...crudEndpoints({
    path: '/cjy/column-info',
    permission: 'cjy:column-info',
    record: ColumnInfo,
    draft: ColumnInfoDraft,
    id: '栏目信息编号',
    filters,
    carries: 'richText',
  }),
  /** Null for a record that does not exist. */
  getDetail: endpoint({
    method: 'GET',
    path: '/cjy/column-info/getDetail',
    access: query,
    input: ById,
    output: z.nullable(ColumnInfoDetail),
  }),
  /** Gives the first 500, without paging. */
  list: endpoint({
    method: 'GET',
    path: '/cjy/column-info/list',
    access: query,
    input: z.object(filters),
    output: z.array(ColumnInfo),
  }),
  export: exportEndpoint({
    path: '/cjy/column-info/export-excel',
    access: { permission: 'cjy:column-info:export' },
    input: exportQuery(filters),
  }),
};

const INFO_TYPES: Readonly<Record<number, readonly number[]>> = {
  [ContentType.news]: Object.values(NewsType),
  [ContentType.solution]: Object.values(SolutionType),
};

/** Tells whether a row of the type may have the `infoType`. News and solutions have one of their own, the others none. */
export const infoTypeFits = (type: number, infoType: number | null): boolean =>
  infoType === null ? INFO_TYPES[type] === undefined : INFO_TYPES[type]?.includes(infoType) === true;

/** Tells whether a text is empty. An editor that was left empty gives empty paragraphs. */
function showsSomething(html: string): boolean {
  return /<(?:img|video)[\s/>]/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;/gi, '').trim() !== '';
}

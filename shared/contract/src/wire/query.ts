import * as z from 'zod/mini';
import { Id } from './values.ts';

/*
 * Query strings carry text only. Each kind takes the typed value a caller passes as well as the text it arrives
 * as, so that one schema serves client and server. A message is the `<detail>` of 请求参数不正确:<detail>.
 */

const wholeNumber = /^-?\d+$/;

/** A whole number of 32 bits, also as text. Empty text counts as absent. */
export const queryInt = z.pipe(
  z.union([z.int32(), z.string().check(z.regex(wholeNumber))], { error: '参数应为整数' }),
  z.pipe(z.transform(Number), z.int32({ error: '参数应为整数' })),
);

/** `true` or `false`, also as text. */
export const queryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], { error: '参数应为 true 或 false' }),
  z.transform((value) => value === true || value === 'true'),
);

/** The key of one record. */
export const queryId = Id;

/** Input of calls that take one record's key. */
export const ById = z.object({ id: queryId });

/** An instant in a query string: text `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai (docs/protocol/README.md §4). */
export const queryInstant = z.string().check(
  z.refine(
    (text) => /^[1-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))),
    {
      error: '时间格式应为 yyyy-MM-dd HH:mm:ss',
    },
  ),
);

/** Begin and end of a range, both inclusive; either may be missing or empty. */
export const queryRange = z.array(z.union([queryInstant, z.literal('')])).check(z.maxLength(2));

/** The largest page a back end gives (docs/protocol/README.md §5). */
export const MAX_PAGE_SIZE = 100;

/** Page number and size of every paged call; left out they are 1 and 10. */
const paging = {
  pageNo: z._default(queryInt.check(z.minimum(1, { error: '页码最小值为 1' })), 1),
  pageSize: z._default(
    queryInt.check(
      z.minimum(1, { error: '每页条数最小值为 1' }),
      z.maximum(MAX_PAGE_SIZE, { error: `每页条数最大值为 ${MAX_PAGE_SIZE}` }),
    ),
    10,
  ),
};

/**
 * The order that a caller asks for; left out, it is the list's own. A back end names the fields that it can sort by in the
 * `sortable` of its page answers. A stock one knows none and ignores both parameters.
 */
const sorting = {
  sortField: z.optional(z.string()),
  sortOrder: z.optional(z.enum(['asc', 'desc'], { error: '排序方向应为 asc 或 desc' })),
};

/** The input of a paged call: page number, page size, order and the call's own filters, all optional. */
export const pageQuery = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.object({ ...paging, ...sorting, ...filters });

/** The input of a list's export: as its page call, without paging. */
export const exportQuery = <Filters extends z.core.$ZodLooseShape>(filters: Filters) => z.object({ ...sorting, ...filters });

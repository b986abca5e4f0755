import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById, pageQuery, queryRange } from '../wire/query.ts';
import { Done, Id, Instant, pageOf, requiredFile } from '../wire/values.ts';

/** A file that somebody uploaded (docs/protocol/infra.md §5). */
export const UploadedFile = z.object({
  id: Id,
  /** The storage that keeps it. */
  configId: z.nullish(Id),
  /** What its address ends with. */
  path: z.string(),
  /** The name that it had where it came from. */
  name: z.nullish(z.string()),
  url: z.string(),
  /** Its media type. */
  type: z.nullish(z.string()),
  /** In bytes. */
  size: z.int(),
  createTime: Instant,
});
export type UploadedFile = z.infer<typeof UploadedFile>;

export const file = {
  /** Keeps a file of at most 16 MB, and answers its absolute address. */
  upload: endpoint({
    method: 'POST',
    path: '/infra/file/upload',
    access: 'signed-in',
    input: z.object({
      file: requiredFile('文件附件'),
      /** Where a ruoyi-vue-pro keeps it. Our server makes the path of each file itself. */
      path: z.optional(z.string()),
    }),
    inputIn: 'multipart',
    output: z.string(),
  }),
  page: endpoint({
    method: 'GET',
    path: '/infra/file/page',
    access: { permission: 'infra:file:query' },
    input: pageQuery({ path: z.optional(z.string()), type: z.optional(z.string()), createTime: z.optional(queryRange) }),
    output: pageOf(UploadedFile),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/infra/file/delete',
    access: { permission: 'infra:file:delete' },
    input: ById,
    output: Done,
  }),
};

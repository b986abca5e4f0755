import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery, queryInt, queryRange } from '../wire/query.ts';
import { Id, Instant, pageOf } from '../wire/values.ts';

/** A place where uploaded files are kept. */
export const FileConfig = z.object({
  id: Id,
  name: z.string(),
  /** `infra_file_storage` */
  storage: z.int(),
  /** Whether new files go there. */
  master: z.boolean(),
  remark: z.nullish(z.string()),
  /** Our server sets its storage up by its environment, at no time that it knows of. */
  createTime: z.optional(Instant),
});
export type FileConfig = z.infer<typeof FileConfig>;

/** The storages of files. Our server has them from its environment, so that pages only show them. */
export const fileConfig = {
  page: endpoint({
    method: 'GET',
    path: '/infra/file-config/page',
    access: { permission: 'infra:file-config:query' },
    input: pageQuery({
      name: z.optional(z.string()),
      storage: z.optional(queryInt),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(FileConfig),
  }),
};

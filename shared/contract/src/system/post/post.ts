import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { PostName } from './postName.ts';

/** The posts that people hold in a company (docs/protocol/system.md §6.2). */
export const post = {
  ...resource({
    name: '岗位',
    path: '/system/post',
    permission: 'system:post',
    fields: {
      name: field.requiredText('岗位名称', 50),
      code: field.requiredText('岗位编码', 64, { kind: 'code' }),
      sort: field.number('岗位顺序', { initial: 0, worded: '显示顺序' }),
      status: field.status(),
      remark: field.longText('备注', 500),
    },
    filters: ['name', 'code', 'status'],
    codes: { missing: 1_002_005_000, taken: { name: 1_002_005_002, code: 1_002_005_003 } },
    export: {},
  }),
  /** The posts that are on, in their order. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/post/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(PostName),
  }),
};
export type Post = RecordOf<typeof post>;

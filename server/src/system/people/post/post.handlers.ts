import { post, PostName } from '@zhilv/contract/system';
import { asc, eq } from 'drizzle-orm';
import { implement } from '../../../call/implement.ts';
import { records } from '../../../records/records.ts';
import { rowsWhere, shownBy } from '../../../records/rows.ts';
import { posts } from '../../post/post.table.ts';

const declared = records(post, posts, {
  words: { missing: '当前岗位不存在', name: '已经存在该名字的岗位', code: '已经存在该标识的岗位' },
  export: {
    name: '岗位数据',
    sheet: '岗位列表',
    columns: [['岗位序号', 'id'], ['岗位编码', 'code'], ['岗位名称', 'name'], ['岗位排序', 'sort'], 'status'],
  },
});

/** Posts (docs/protocol/system.md §6.2). Those who hold a deleted one have it again when it is restored. */
export const handlers = [
  ...declared.handlers,
  implement(post.listAllSimple, (call) =>
    rowsWhere(call, posts, eq(posts.status, 0), {
      orderBy: [asc(posts.sort), asc(posts.id)],
      columns: shownBy(posts, PostName),
    }),
  ),
];

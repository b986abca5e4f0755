import type { Database } from '../../src/db/database.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { posts, userPosts } from '../../src/system/post/post.table.ts';
import { demoAccounts } from './users.ts';

/** The company's posts, with those who hold them. */
export async function seedPosts(db: Database): Promise<void> {
  await db
    .insert(posts)
    .values(postRows.map(([id, name, code, remark], sort) => ({ id, tenantId: DEFAULT_TENANT_ID, name, code, sort, remark })));
  await db
    .insert(userPosts)
    .values(postRows.flatMap(([postId, , , , ...holders]) => holders.map((userId) => ({ userId, postId }))));
}

const { admin, bpmstaff, mallstaff } = demoAccounts;

const postRows: readonly (readonly [id: number, name: string, code: string, remark: string, ...holders: readonly number[]])[] = [
  [1, '总经理', 'general_manager', '主持公司全面工作', admin],
  [2, '中心负责人', 'center_head', '管理一个中心的人员与预算', 11, 12, 13, 14],
  [3, '部门经理', 'dept_manager', '带领部门完成年度目标', 15, 16, 17, 18, 19],
  [4, '项目经理', 'project_manager', '对景区项目的交付负责', 12, 17],
  [5, '产品经理', 'product_manager', '规划产品，收集景区需求', 11, 13],
  [6, '研发工程师', 'engineer', '', 15, 16],
  [7, '运营专员', 'operator', '维护商品、订单与内容', mallstaff],
  [8, '流程专员', 'process_specialist', '设计表单与审批流程', bpmstaff],
  [9, '财务专员', 'accountant', '', 19],
];

import { type Id, sameId } from '@zhilv/contract';
import { ASSIGN_RULE_TYPE, ASSIGN_SCRIPT, BPM_REFUSALS } from '@zhilv/contract/bpm';
import { dictData, post, role, USER_REFUSALS } from '@zhilv/contract/system';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { rowsWhere } from '../../records/rows.ts';
import { visibleDepts, visibleUsers } from '../../system/access/scope/visible.ts';
import { depts } from '../../system/dept/dept.table.ts';
import { dictDataRows } from '../../system/dict/dictData.table.ts';
import { posts } from '../../system/post/post.table.ts';
import { roles } from '../../system/role/role.table.ts';
import { users } from '../../system/user/user.table.ts';
import { userGroups } from '../group/userGroup.table.ts';
import type { Assignment } from './Assignment.ts';
import { scriptMissing } from './assignRefusals.ts';

type Calling = Pick<Call, 'db' | 'tenantId'> & { readonly user: NonNullable<Call['user']> };

/** What an option may name: those of them that are there, and the refusals of one that is not, or that is off. */
interface Choice {
  readonly found: readonly { readonly name: string; readonly status: number }[];
  readonly missing: readonly [code: number, message: string];
  readonly off: readonly [code: number, message: (name: string) => string];
}

/**
 * Refuses options that a rule cannot have.
 * @throws BusinessError for one that is not there, that the caller must not know of, or that is off
 */
export async function requireOptions(call: Calling, { type, options }: Assignment): Promise<void> {
  if (options.length === 0) return;
  const { found, missing, off } = await CHOICES[type](call, [...options]);
  if (found.length < options.length) throw new BusinessError(...missing);
  const closed = found.find(({ status }) => status !== 0);
  if (closed !== undefined) throw new BusinessError(off[0], off[1](closed.name));
  if (type !== ASSIGN_RULE_TYPE.script) return;
  // People may add entries to the dictionary that nothing here can run.
  const unknown = options.find((option) => !Object.values(ASSIGN_SCRIPT).some((script) => sameId(script, option)));
  if (unknown !== undefined) throw scriptMissing(unknown);
}

type Find = (call: Calling, ids: Id[]) => Promise<Choice>;

const chosenDepts: Find = async (call, ids) => ({
  found: await named(call, depts, and(inArray(depts.id, ids), visibleDepts(call.user))),
  missing: [USER_REFUSALS.deptMissing, '当前部门不存在'],
  off: [USER_REFUSALS.deptOff, (name) => `部门(${name})不处于开启状态，不允许选择`],
});

const CHOICES: Readonly<Record<Assignment['type'], Find>> = {
  [ASSIGN_RULE_TYPE.role]: async (call, ids) => ({
    found: await named(call, roles, inArray(roles.id, ids)),
    missing: [role.codes.missing, '角色不存在'],
    off: [1_002_002_004, (name) => `名字为【${name}】的角色已被禁用`],
  }),
  [ASSIGN_RULE_TYPE.deptMembers]: chosenDepts,
  [ASSIGN_RULE_TYPE.deptLeader]: chosenDepts,
  [ASSIGN_RULE_TYPE.post]: async (call, ids) => ({
    found: await named(call, posts, inArray(posts.id, ids)),
    missing: [post.codes.missing, '当前岗位不存在'],
    off: [USER_REFUSALS.postOff, (name) => `岗位(${name}) 不处于开启状态，不允许选择`],
  }),
  [ASSIGN_RULE_TYPE.user]: async (call, ids) => {
    const found = await rowsWhere(call, users, and(inArray(users.id, ids), visibleUsers(call.user)), {
      columns: ['nickname', 'status'],
    });
    return {
      found: found.map(({ nickname, status }) => ({ name: nickname, status })),
      missing: [USER_REFUSALS.missing, '用户不存在'],
      off: [1_002_003_006, (name) => `名字为【${name}】的用户已被禁用`],
    };
  },
  [ASSIGN_RULE_TYPE.userGroup]: async (call, ids) => ({
    found: await named(call, userGroups, inArray(userGroups.id, ids)),
    missing: [BPM_REFUSALS.groupMissing, '用户组不存在'],
    off: [BPM_REFUSALS.groupDisabled, (name) => `名字为【${name}】的用户组已被禁用`],
  }),
  [ASSIGN_RULE_TYPE.script]: async (call, ids) => {
    const ofScripts = and(eq(dictDataRows.dictType, 'bpm_task_assign_script'), inArray(dictDataRows.value, ids.map(String)));
    const found = await rowsWhere(call, dictDataRows, ofScripts, { columns: ['label', 'status'] });
    return {
      found: found.map(({ label, status }) => ({ name: label, status })),
      missing: [dictData.codes.missing, '当前字典数据不存在'],
      off: [1_002_007_002, (name) => `字典数据(${name})不处于开启状态，不允许选择`],
    };
  },
};

type Named = typeof depts | typeof roles | typeof posts | typeof userGroups;

const named = (call: Calling, table: Named, where: SQL | undefined) =>
  rowsWhere(call, table, where, { columns: ['name', 'status'] });

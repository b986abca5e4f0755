import { DATA_SCOPE, role, RoleName } from '@zhilv/contract/system';
import { asc, eq } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import { type Implementation, implement } from '../../../call/implement.ts';
import { SUPER_ADMIN } from '../../../call/SignedInUser.ts';
import { records } from '../../../records/records.ts';
import { rowsWhere, shownBy } from '../../../records/rows.ts';
import { BUILT_IN, roles, TENANT_ADMIN } from '../../role/role.table.ts';
import { builtInRole } from '../../role/roleRefusals.ts';
import { refuseStrongerRole } from '../guard/grants.ts';
import { guarded } from '../guard/guarded.ts';
import { holdersOf } from './holdersOf.ts';

const declared = records(role, roles, {
  words: {
    missing: '角色不存在',
    name: (name) => `已经存在名为【${String(name)}】的角色`,
    code: (code) => `已经存在编码为【${String(code)}】的角色`,
  },
  sortable: ['name', 'code', 'sort', 'status', 'createTime'],
  offers: ['holders'],
  within: (call, write) => guarded(call, (db) => write({ ...call, db })),
  create: async (call, rows) => {
    refuseReserved(call.input.code);
    // A new role shows everything, as in ruoyi-vue-pro, unless its maker does not see everything himself.
    const dataScope = call.user.dataScope.all ? DATA_SCOPE.all : DATA_SCOPE.oneself;
    return rows.create(call, { ...call.input, dataScope });
  },
  update: async (call, rows) => {
    const { type, code } = await rows.required(call, call.input.id, ['type', 'code']);
    if (type === BUILT_IN) throw builtInRole();
    if (call.input.code !== code) refuseReserved(call.input.code);
    await refuseStrongerRole(call, call.input.id);
    return rows.update(call, call.input);
  },
  beforeDelete: async (call, { id, type }) => {
    if (type === BUILT_IN) throw builtInRole();
    await refuseStrongerRole(call, id);
  },
  // Its grants were kept, and whoever has it has them again.
  afterRestore: (call) => refuseStrongerRole(call, call.input.id),
  export: {
    sheet: '角色列表',
    columns: [['角色序号', 'id'], 'name', 'code', ['角色排序', 'sort'], 'dataScope', ['角色状态', 'status']],
  },
});

/** The product itself goes by these codes. */
function refuseReserved(code: string): void {
  if (code === SUPER_ADMIN || code === TENANT_ADMIN) throw new BusinessError(1002002005, `编码【${code}】不能使用`);
}

/** Roles (docs/protocol/system.md §6.3). */
export const handlers: readonly Implementation[] = [
  ...declared.handlers,
  implement(role.listAllSimple, (call) =>
    rowsWhere(call, roles, eq(roles.status, 0), {
      orderBy: [asc(roles.sort), asc(roles.id)],
      columns: shownBy(roles, RoleName),
    }),
  ),
  implement(role.updateStatus, (call) =>
    guarded(call, async (db) => {
      const { id, status } = call.input;
      const inside = { ...call, db };
      const { type } = await declared.rows.required(inside, id, ['type']);
      if (type === BUILT_IN) throw builtInRole();
      await refuseStrongerRole(inside, id);
      return declared.rows.update(inside, { id, status });
    }),
  ),
  implement(role.holders, holdersOf),
];

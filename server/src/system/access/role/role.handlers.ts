import { role, RoleName } from '@zhilv/contract/system';
import { asc, eq } from 'drizzle-orm';
import { implement } from '../../../call/implement.ts';
import { rowsWhere, shownBy } from '../../../records/rows.ts';
import { roles } from '../../role/role.table.ts';

/** Roles as selectors show them (docs/protocol/system.md §6.3). */
export const handlers = [
  implement(role.listAllSimple, (call) =>
    rowsWhere(call, roles, eq(roles.status, 0), {
      orderBy: [asc(roles.sort), asc(roles.id)],
      columns: shownBy(roles, RoleName),
    }),
  ),
];

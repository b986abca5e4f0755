import { user, UserName } from '@zhilv/contract/system';
import { and, asc, eq } from 'drizzle-orm';
import { implement } from '../../../call/implement.ts';
import { rowsWhere, shownBy } from '../../../records/rows.ts';
import { visibleUsers } from '../../access/scope/visible.ts';
import { users } from '../../user/user.table.ts';

/** Users as selectors show them (docs/protocol/system.md §5). */
export const handlers = [
  implement(user.listAllSimple, (call) =>
    rowsWhere(call, users, and(eq(users.status, 0), visibleUsers(call.user)), {
      orderBy: [asc(users.id)],
      columns: shownBy(users, UserName),
    }),
  ),
];

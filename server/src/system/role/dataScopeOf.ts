import { DATA_SCOPE } from '@zhilv/contract/system';
import type { DataScope } from '../../call/SignedInUser.ts';
import type { roles } from './role.table.ts';

/** Joins what several roles show: each adds to the others. A scope that nobody knows shows nothing. */
export function dataScopeOf(granted: readonly Pick<typeof roles.$inferSelect, 'dataScope' | 'dataScopeDeptIds'>[]): DataScope {
  const scopes = new Set(granted.map(({ dataScope }) => dataScope));
  const named = granted.flatMap(({ dataScope, dataScopeDeptIds }) =>
    dataScope === DATA_SCOPE.chosen ? (dataScopeDeptIds ?? []) : [],
  );
  return { all: scopes.has(DATA_SCOPE.all), deptIds: [...new Set(named)], ownDept: ownDeptOf(scopes) };
}

function ownDeptOf(scopes: ReadonlySet<number>): DataScope['ownDept'] {
  if (scopes.has(DATA_SCOPE.ownDeptAndBelow)) return 'with those below';
  // Who chooses departments for a role means them to come on top of the holder's own, as in ruoyi-vue-pro.
  return scopes.has(DATA_SCOPE.ownDept) || scopes.has(DATA_SCOPE.chosen) ? 'alone' : 'hidden';
}

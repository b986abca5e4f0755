import type { Id } from '@zhilv/contract';
import { Absent, type Identified, treeReference } from '@zhilv/crud';
import { payAppNames } from './payAppNames.ts';

/** The application that something was paid to; lists name it beside its id. */
export const payAppField = treeReference('支付应用', payAppNames, {
  show: (id, row) => nameIn(row) ?? (id === null || id === undefined ? <Absent /> : String(id satisfies Id)),
});

function nameIn(row: Identified): string | null {
  const { appName } = row as { readonly appName?: string | null };
  return appName === undefined || appName === '' ? null : appName;
}

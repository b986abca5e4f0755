import type { Id } from '@zhilv/contract';
import { Absent, type Identified, treeReference } from '@zhilv/crud';
import { payApp } from '@zhilv/contract/pay';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** The application that something was paid to; lists name it beside its id. */
export const payAppField = treeReference('支付应用', payAppNames, {
  show: (id, row) => nameIn(row) ?? (id === null || id === undefined ? <Absent /> : String(id satisfies Id)),
});

function nameIn(row: Identified): string | null {
  const { appName } = row as { readonly appName?: string | null };
  return appName === undefined || appName === '' ? null : appName;
}

/** Gives the applications that one can choose. */
async function payAppNames(): Promise<readonly TreeListNode[]> {
  const apps = await call(payApp.list, {});
  return apps.map(({ id, name }) => ({ key: String(id), label: name }));
}

import type { BrowserContext } from '@playwright/test';
import { auth, type Menu, type PermissionInfo } from '@zhilv/contract/system';

/** Has the back end grant other menu rows than the seeded ones: nobody can edit them in the console yet. */
export const changeMenus = (context: BrowserContext, change: (menus: readonly Menu[]) => readonly Menu[]): Promise<void> =>
  changeGrants(context, (granted) => ({ ...granted, menus: [...change(granted.menus)] }));

/** Has the back end grant these permissions and no role that stands for more. */
export const changePermissions = (context: BrowserContext, permissions: readonly string[]): Promise<void> =>
  changeGrants(context, (granted) => ({ ...granted, roles: [], permissions: [...permissions] }));

async function changeGrants(context: BrowserContext, change: (granted: PermissionInfo) => PermissionInfo): Promise<void> {
  await context.route(
    ({ pathname }) => pathname.endsWith(auth.permissionInfo.path),
    async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: unknown };
      const granted = auth.permissionInfo.output.parse(envelope.data);
      await route.fulfill({ response, json: { ...envelope, data: change(granted) } });
    },
  );
}

/** A menu row at the root, as the back end sends it. */
export const rootRow = (row: Pick<Menu, 'id' | 'name' | 'path'> & Partial<Menu>): Menu => ({
  parentId: 0,
  component: null,
  componentName: null,
  icon: '',
  visible: true,
  keepAlive: true,
  alwaysShow: true,
  children: null,
  ...row,
});

/** The rows with `change` made to the one with the page key. */
export const withRow = (menus: readonly Menu[], component: string, change: Partial<Menu>): readonly Menu[] =>
  menus.map((row) => ({
    ...row,
    ...(row.component === component && change),
    children: row.children && withRow(row.children, component, change),
  }));

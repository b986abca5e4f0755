import { later } from '@zhilv/crud';

/** Loads the dialogs in which a role is granted something. */
export const grantCode = later(async () => {
  const [{ RoleMenusDialog }, { DataScopeDialog }] = await Promise.all([
    import('./RoleMenusDialog.tsx'),
    import('./DataScopeDialog.tsx'),
  ]);
  return { RoleMenusDialog, DataScopeDialog };
});

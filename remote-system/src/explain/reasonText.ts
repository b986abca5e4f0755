import type { GrantReason, LackReason } from '@zhilv/contract/system';

/** What is missing, and what mends it. */
export interface LackText {
  readonly what: string;
  readonly remedy: string;
}

/** Says why somebody may do something. */
export function grantText({ kind, roleName, menuTitle }: GrantReason): string {
  switch (kind) {
    case 'public':
      return '此接口不需要登录，任何人都可以调用。';
    case 'signed-in':
      return '登录后即可使用，不需要额外权限。';
    case 'super':
      return `角色「${roleName ?? ''}」是超级管理员，拥有全部权限。`;
    case 'grant':
      return `角色「${roleName ?? ''}」已授予菜单「${menuTitle ?? ''}」。`;
  }
}

/** Says what is missing, and what would mend it. */
export function lackText({ kind, name, roleNames }: LackReason): LackText {
  const others = roleNames.length > 0 ? `，或为该用户分配角色${roleNames.map((one) => `「${one}」`).join('、')}之一` : '';
  switch (kind) {
    case 'user-off':
      return { what: '账号已停用。', remedy: '在用户管理中启用该账号。' };
    case 'no-role':
      return { what: '账号没有启用的角色。', remedy: '在用户管理中为该用户分配角色。' };
    case 'role-off':
      return { what: `角色「${name ?? ''}」已停用。`, remedy: '在角色管理中启用该角色。' };
    case 'row-off':
      return { what: `菜单「${name ?? ''}」已停用。`, remedy: '在菜单管理中启用该菜单。' };
    case 'parent-off':
      return { what: `上级菜单「${name ?? ''}」已停用。`, remedy: '在菜单管理中启用该上级菜单。' };
    case 'not-granted':
      return { what: `用户的角色都没有授予菜单「${name ?? ''}」。`, remedy: `在角色管理中为其角色勾选该菜单${others}。` };
    case 'parent-not-granted':
      return { what: `用户的角色都没有授予上级菜单「${name ?? ''}」。`, remedy: `在角色管理中为其角色勾选该上级菜单${others}。` };
    case 'outside':
      return { what: `菜单「${name ?? ''}」的上级菜单不存在。`, remedy: '在菜单管理中为它重新选择上级菜单。' };
    case 'no-row':
      return { what: '没有菜单对应此权限或页面。', remedy: '请检查输入；确实需要时，在菜单管理中新增菜单并授予角色。' };
    case 'no-call':
      return { what: '后端没有此接口。', remedy: '请检查接口地址，不含 /admin-api 前缀和查询参数。' };
  }
}

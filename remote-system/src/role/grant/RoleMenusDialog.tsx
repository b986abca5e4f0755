import type { Id } from '@zhilv/contract';
import { permission, type Role } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { Asked } from '../../parts/answer/useAnswer.ts';
import { MenuTree } from '../../parts/menuTree/MenuTree.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import type { RoleMenus } from './loadGrants.ts';
import { useGranting } from './useGranting.ts';

export interface RoleMenusDialogProps {
  asked: Asked<Role, RoleMenus>;
  onSaved: (of: Role) => Promise<void>;
}

/** Grants a role rows of the menu; those that the user lacks stay as they are. */
export function RoleMenusDialog({ asked, onSaved }: RoleMenusDialogProps) {
  const granting = useGranting<RoleMenus, readonly Id[]>({
    asked,
    begin: ({ menuIds }) => menuIds,
    save: ({ id }, menuIds) => call(permission.assignRoleMenus, { roleId: id, menuIds: [...menuIds] }, { quiet: true }),
    noun: '菜单权限',
    onSaved,
  });
  const { question, answer, ask } = asked;
  if (question === null) return null;
  return (
    <GrantDialog
      title={`菜单权限 · ${question.name}`}
      answer={answer}
      busy={granting.busy}
      refusal={granting.refusal}
      onRetry={() => void ask(question)}
      onCancel={() => void granting.cancel()}
      onSubmit={() => void granting.submit()}
    >
      {({ nodes }) => <MenuTree nodes={nodes} value={granting.draft ?? []} onChange={granting.change} />}
    </GrantDialog>
  );
}

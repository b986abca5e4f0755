import { DATA_SCOPE, permission, type Role } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { Asked } from '../../parts/answer/useAnswer.ts';
import { DataScopeFields, type DataScopeDraft } from './DataScopeFields.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import type { RoleDataScope } from './loadGrants.ts';
import { useGranting } from './useGranting.ts';

export interface DataScopeDialogProps {
  asked: Asked<Role, RoleDataScope>;
  onSaved: (of: Role) => Promise<void>;
}

/** Says whose records a role shows. */
export function DataScopeDialog({ asked, onSaved }: DataScopeDialogProps) {
  const granting = useGranting<RoleDataScope, DataScopeDraft>({
    asked,
    begin: ({ dataScope, deptIds }) => ({ dataScope, deptIds }),
    save: ({ id }, { dataScope, deptIds }) =>
      call(
        permission.assignRoleDataScope,
        {
          roleId: id,
          // The back end says it of a scope that it does not know.
          dataScope: dataScope as (typeof DATA_SCOPE)[keyof typeof DATA_SCOPE],
          dataScopeDeptIds: dataScope === DATA_SCOPE.chosen ? [...deptIds] : [],
        },
        { quiet: true },
      ),
    noun: '数据权限',
    onSaved,
  });
  const { question, answer, ask } = asked;
  if (question === null) return null;
  return (
    <GrantDialog
      title={`数据权限 · ${question.name}`}
      answer={answer}
      busy={granting.busy}
      refusal={granting.refusal}
      onRetry={() => void ask(question)}
      onCancel={() => void granting.cancel()}
      onSubmit={() => void granting.submit()}
    >
      {({ nodes }) => granting.draft && <DataScopeFields nodes={nodes} draft={granting.draft} onChange={granting.change} />}
    </GrantDialog>
  );
}

import { sameId } from '@zhilv/contract';
import { type EditedUser, permission, user } from '@zhilv/contract/system';
import {
  BatchDelete,
  ChangesAction,
  CreateButton,
  EditAction,
  ExportButton,
  FilterBar,
  FormModal,
  ImportButton,
  ListPage,
  MoreActions,
  RecordTable,
  SideTree,
  useEditor,
  useList,
} from '@zhilv/crud';
import { useCan, useSession } from '@zhilv/platform';
import { useState } from 'react';
import { importUsers } from './importUsers.ts';
import { heldRoles } from './heldRoles.ts';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { users } from './users.tsx';

/** Lists the accounts of the people who work with the console, beside the departments they belong to. */
export function UserPage() {
  const list = useList(users);
  const givesRoles = useCan(permission.assignUserRoles);
  const own = useSession().user;
  const isOwn = ({ id }: EditedUser): boolean => own !== null && sameId(id, own.id);
  const editor = useEditor(users, list.reload, { offers: list.offers, beside: givesRoles ? heldRoles : undefined });
  const [resetting, setResetting] = useState<EditedUser | null>(null);
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage
      list={list}
      title="用户管理"
      actions={create}
      filter={<FilterBar list={list} fields={['username', 'mobile', 'status', 'createTime']} />}
      aside={<SideTree list={list} field="deptId" label="部门" />}
    >
      <RecordTable
        list={list}
        columns={['username', 'nickname', 'dept', 'mobile', 'status', 'loginDate']}
        batchActions={<BatchDelete list={list} />}
        tools={
          <>
            <ImportButton list={list} rows={importUsers} />
            <ExportButton list={list} />
          </>
        }
        unswitchable={isOwn}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <MoreActions
              resource={users}
              row={row}
              actions={[
                { label: '重置密码', call: user.updatePassword, onSelect: () => setResetting(row) },
                {
                  label: '删除',
                  call: user.delete,
                  danger: true,
                  unavailable: isOwn(row) ? '不能删除自己的账号' : undefined,
                  onSelect: () => void editor.remove(row),
                },
              ]}
            />
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <FormModal
        editor={editor}
        fields={[
          'username',
          'nickname',
          ...(editor.subject === 'new' ? (['password'] as const) : []),
          'deptId',
          'postIds',
          ...(givesRoles ? (['roleIds'] as const) : []),
          'mobile',
          'email',
          'sex',
          'remark',
        ]}
        fixed={['username']}
      />
      {resetting !== null && <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} />}
    </ListPage>
  );
}

import { permission, type Role, role } from '@zhilv/contract/system';
import {
  ChangesAction,
  CreateButton,
  EditAction,
  ExportButton,
  FilterBar,
  FormModal,
  ListPage,
  MoreActions,
  RecordTable,
  useEditor,
  useLater,
  useList,
} from '@zhilv/crud';
import { grantCode } from './grant/grantCode.ts';
import { loadDataScope, loadRoleMenus } from './grant/loadGrants.ts';
import { HoldersAction } from './holder/HoldersAction.tsx';
import { useAnswer } from '../parts/answer/useAnswer.ts';
import { roles } from './roles.ts';

/** The `system_role_type` of roles that the product itself needs. */
const BUILT_IN = 1;
/** Whoever has this role has everything without a grant. */
const SUPER_ADMIN = 'super_admin';

/** Lists the roles, with what each is granted and who has it. */
export function RolePage() {
  const list = useList(roles);
  const editor = useEditor(roles, list.reload, { offers: list.offers });
  const menus = useAnswer(loadRoleMenus);
  const dataScope = useAnswer(loadDataScope);
  const grants = useLater(grantCode);
  const create = <CreateButton editor={editor} />;
  const grant = async (asked: Pick<typeof menus | typeof dataScope, 'ask' | 'forget'>, row: Role): Promise<void> => {
    void asked.ask(row);
    // A dialog that could not be loaded must not open with the next one.
    if ((await grants.open()) === null) asked.forget();
  };
  const saved = async (row: Role): Promise<void> => {
    menus.forget();
    dataScope.forget();
    await list.reload({ saved: row.id });
  };
  return (
    <ListPage
      list={list}
      title="角色管理"
      actions={create}
      filter={<FilterBar list={list} fields={['name', 'code', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'code', 'type', 'dataScope', 'sort', 'status', 'remark', 'createTime']}
        tools={<ExportButton list={list} />}
        unswitchable={isBuiltIn}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} unavailable={isBuiltIn(row) ? '系统内置的角色不能修改' : undefined} />
            <HoldersAction list={list} row={row} />
            <MoreActions
              resource={roles}
              row={row}
              actions={[
                {
                  label: '菜单权限',
                  call: permission.assignRoleMenus,
                  unavailable: isSuperAdmin(row) ? '超级管理员无需授权即拥有全部菜单' : undefined,
                  onSelect: () => void grant(menus, row),
                },
                {
                  label: '数据权限',
                  call: permission.assignRoleDataScope,
                  unavailable: isSuperAdmin(row) ? '超级管理员可查看全部数据' : undefined,
                  onSelect: () => void grant(dataScope, row),
                },
                {
                  label: '删除',
                  call: role.delete,
                  danger: true,
                  unavailable: isBuiltIn(row) ? '系统内置的角色不能删除' : undefined,
                  onSelect: () => void editor.remove(row),
                },
              ]}
            />
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <FormModal editor={editor} fields={['name', 'code', 'sort', 'remark']} />
      {grants.code !== null && (
        <>
          <grants.code.RoleMenusDialog asked={menus} onSaved={saved} />
          <grants.code.DataScopeDialog asked={dataScope} onSaved={saved} />
        </>
      )}
    </ListPage>
  );
}

const isBuiltIn = ({ type }: Role): boolean => type === BUILT_IN;
const isSuperAdmin = ({ code }: Role): boolean => code === SUPER_ADMIN;

import { type Id, sameId } from '@zhilv/contract';
import type { Tenant } from '@zhilv/contract/system';
import {
  ChangesAction,
  CreateButton,
  DeleteAction,
  EditAction,
  ExportButton,
  FilterBar,
  FormModal,
  ListPage,
  RecordTable,
  useEditor,
  useList,
} from '@zhilv/crud';
import { confirm } from '@zhilv/platform';
import { isSystemTenant, tenants } from './tenants.tsx';

const FORM = ['name', 'packageId', 'contactName', 'contactMobile', 'accountCount', 'expireTime', 'domain', 'status'] as const;

/** Lists the companies that use this installation, each with what it may use and until when. */
export function TenantPage() {
  const list = useList(tenants);
  const editor = useEditor(tenants, list.reload, {
    offers: list.offers,
    // Nothing is wrong with a field when the question is answered with no: the form stays as it is.
    refuse: async ({ packageId }, row) => (row === null || (await askExchange(row, packageId as Id)) ? null : {}),
  });
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage
      list={list}
      title="租户列表"
      actions={create}
      filter={<FilterBar list={list} fields={['name', 'contactName', 'contactMobile', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={[
          'name',
          'packageId',
          'contactName',
          'contactMobile',
          'accountCount',
          'expireTime',
          'domain',
          'status',
          'createTime',
        ]}
        tools={<ExportButton list={list} />}
        unswitchable={({ packageId }) => isSystemTenant(packageId)}
        rowActions={(row) => (
          <>
            {!isSystemTenant(row.packageId) && <EditAction editor={editor} row={row} />}
            {!isSystemTenant(row.packageId) && <DeleteAction editor={editor} row={row} />}
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <FormModal editor={editor} fields={editor.subject === 'new' ? [...FORM, 'username', 'password'] : FORM} />
    </ListPage>
  );
}

/** Asks before a tenant loses what its new package has not. Gives whether it may be saved. */
async function askExchange({ name, packageId }: Tenant, next: Id): Promise<boolean> {
  if (packageId !== null && packageId !== undefined && sameId(packageId, next)) return true;
  const content = `「${name}」的所有角色会立即失去新套餐没有的菜单。之后换回原套餐时，只有租户管理员自动恢复。`;
  return confirm({ content, danger: true });
}

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
import { isSystemTenant, tenants } from './tenants.tsx';

const FORM = ['name', 'packageId', 'contactName', 'contactMobile', 'accountCount', 'expireTime', 'domain', 'status'] as const;

/** Lists the companies that use this installation, each with what it may use and until when. */
export function TenantPage() {
  const list = useList(tenants);
  const editor = useEditor(tenants, list.reload, { offers: list.offers });
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

import type { Id } from '@zhilv/contract';
import {
  BatchDelete,
  ChangesAction,
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  ListPage,
  RecordTable,
  useEditor,
  useList,
} from '@zhilv/crud';
import { askNarrowing } from './askNarrowing.ts';
import { tenantPackages } from './tenantPackages.tsx';

/** Lists what tenants may use at most. A package that is narrowed takes grants from its tenants at once. */
export function TenantPackagePage() {
  const list = useList(tenantPackages);
  const editor = useEditor(tenantPackages, list.reload, {
    offers: list.offers,
    // Nothing is wrong with a field when the question is answered with no: the form stays as it is.
    refuse: async ({ menuIds }, row) => (row === null || (await askNarrowing(row, menuIds as readonly Id[])) ? null : {}),
  });
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage
      list={list}
      title="租户套餐"
      actions={create}
      filter={<FilterBar list={list} fields={['name', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'menuIds', 'remark', 'status', 'createTime']}
        batchActions={<BatchDelete list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <FormModal editor={editor} fields={['name', 'menuIds', 'status', 'remark']} />
    </ListPage>
  );
}

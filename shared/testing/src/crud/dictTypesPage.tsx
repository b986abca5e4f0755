import {
  BatchDelete,
  ChangesAction,
  CreateButton,
  DeleteAction,
  EditAction,
  ExportButton,
  FilterBar,
  FormModal,
  ListPage,
  listLoader,
  RecordTable,
  useEditor,
  useList,
} from '@zhilv/crud';
import { dictTypes } from './dictTypes.ts';

function Component() {
  const list = useList(dictTypes);
  const editor = useEditor(dictTypes, list.reload, { offers: list.offers });
  return (
    <ListPage
      list={list}
      title="字典管理"
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['name', 'type', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'type', 'remark', 'status', 'createTime']}
        batchActions={<BatchDelete list={list} />}
        tools={<ExportButton list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={<CreateButton editor={editor} />}
      />
      <FormModal editor={editor} fields={['name', 'type', 'status', 'remark']} fixed={['type']} />
    </ListPage>
  );
}

/** A page of all that the kit has, in front of the dictionary types: what the kit's own tests are shown. */
export const dictTypesPage = { Component, loader: listLoader(dictTypes) };

import { CreateButton, DeleteAction, EditAction } from '@zhilv/crud';
import {
  BatchDelete,
  ExportButton,
  FilterBar,
  FormModal,
  listLoader,
  ListPage,
  RecordTable,
  useEditor,
  useList,
} from '@zhilv/crud';
import { dictTypes } from './dictTypes.ts';

/* A page module that composes every piece of the kit once, for `renderPage`. */

export const loader = listLoader(dictTypes);

export function Component() {
  const list = useList(dictTypes);
  const editor = useEditor(dictTypes, list.reload);
  return (
    <ListPage
      list={list}
      title="字典管理"
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['name', 'type', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'type', 'status', 'remark', 'createTime']}
        tools={<ExportButton list={list} />}
        batchActions={<BatchDelete list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
          </>
        )}
      />
      <FormModal editor={editor} fields={['name', 'type', 'status', 'remark']} fixed={['type']} />
    </ListPage>
  );
}

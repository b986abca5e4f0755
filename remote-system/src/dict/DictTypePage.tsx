import {
  BatchDelete,
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
import { dictTypes } from './dictTypes.ts';

/** Dictionary types. Pages name a dictionary by its type, so that is fixed once the row exists. */
export function DictTypePage() {
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
        columns={['name', 'type', 'remark', 'status', 'createTime']}
        link={({ id }) => `/dict/type/data/${id}`}
        batchActions={<BatchDelete list={list} />}
        tools={<ExportButton list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
          </>
        )}
        emptyAction={<CreateButton editor={editor} />}
      />
      <FormModal editor={editor} fields={['name', 'type', 'status', 'remark']} fixed={['type']} />
    </ListPage>
  );
}

import { CreateButton, DeleteAction, FilterBar, FormModal, ListPage, RecordTable, useEditor, useList } from '@zhilv/crud';
import { models } from './models.ts';

/** Process models. */
export function ModelPage() {
  const list = useList(models);
  const editor = useEditor(models, list.reload);
  return (
    <ListPage
      title="流程模型"
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['name', 'key', 'category']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'key', 'category', 'processDefinition', 'createTime']}
        rowActions={(row) => <DeleteAction editor={editor} row={row} />}
        emptyAction={<CreateButton editor={editor} />}
      />
      <FormModal editor={editor} fields={['key', 'name', 'description']} />
    </ListPage>
  );
}

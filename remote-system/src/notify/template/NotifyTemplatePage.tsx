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
import { notifyTemplates } from './notifyTemplates.tsx';
import { SendAction } from './SendAction.tsx';

/** Lists the texts that messages are filled in from; each can be tried out on somebody. */
export function NotifyTemplatePage() {
  const list = useList(notifyTemplates);
  const editor = useEditor(notifyTemplates, list.reload, { offers: list.offers });
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage
      list={list}
      title="模板管理"
      actions={create}
      filter={<FilterBar list={list} fields={['name', 'code', 'type', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'code', 'type', 'nickname', 'content', 'status', 'createTime']}
        batchActions={<BatchDelete list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            <SendAction template={row} />
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <FormModal editor={editor} fields={['name', 'code', 'type', 'nickname', 'content', 'status', 'remark']} />
    </ListPage>
  );
}

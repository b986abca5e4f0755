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
import { configs } from './configs.ts';

/** The `type` of settings that the product itself needs. */
const BUILT_IN = 1;

/** Settings of the installation. Code names them by their key, so that is fixed once the row exists. */
export function ConfigPage() {
  const list = useList(configs);
  const editor = useEditor(configs, list.reload);
  return (
    <ListPage
      list={list}
      title="配置管理"
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['name', 'key', 'type', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'category', 'key', 'value', 'visible', 'remark', 'type', 'createTime']}
        batchActions={<BatchDelete list={list} />}
        tools={<ExportButton list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} unavailable={row.type === BUILT_IN ? '系统内置的参数不能删除' : undefined} />
          </>
        )}
        emptyAction={<CreateButton editor={editor} />}
      />
      <FormModal editor={editor} fields={['category', 'name', 'key', 'value', 'visible', 'remark']} fixed={['key']} />
    </ListPage>
  );
}

import { dictType } from '@zhilv/contract/system';
import {
  BackLink,
  BatchDelete,
  CreateButton,
  DeleteAction,
  EditAction,
  ExportButton,
  FilterBar,
  FormModal,
  ListPage,
  ParentSwitch,
  RecordTable,
  useEditor,
} from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { dictEntries } from './dictEntries.ts';
import { useDictEntries } from './useDictEntries.ts';

/** The entries of one dictionary type. */
export function DictDataPage() {
  const list = useDictEntries();
  const editor = useEditor(dictEntries, list.reload, { scope: list.scope });
  return (
    <ListPage
      list={list}
      title="字典数据"
      back={<BackLink page="system/dict/index">返回字典管理</BackLink>}
      parents={
        <ParentSwitch noun="字典类型" load={() => call(dictType.listAllSimple, {})} link={({ id }) => `/dict/type/data/${id}`} />
      }
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['label', 'status']} />}
    >
      <RecordTable
        list={list}
        columns={['label', 'value', 'colorType', 'cssClass', 'sort', 'remark', 'status', 'createTime']}
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
      <FormModal editor={editor} fields={['label', 'value', 'sort', 'status', 'colorType', 'cssClass', 'remark']} />
    </ListPage>
  );
}

import { property } from '@zhilv/contract/product';
import {
  BatchDelete,
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
import { call } from '@zhilv/platform';
import { properties } from './properties.ts';

/** Properties of products. */
export function PropertyPage() {
  const list = useList(properties);
  const editor = useEditor(properties, list.reload, {
    refuse: async ({ name }, row) => {
      // The back end answers a second property of one name with the first one's id, as if it had been created.
      if (row !== null) return null;
      const [existing] = await call(property.list, { name: String(name) });
      if (existing === undefined) return null;
      list.search({ name: existing.name });
      return { name: '属性已存在' };
    },
  });
  return (
    <ListPage
      list={list}
      title="商品属性"
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['name', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'remark', 'createTime']}
        link={({ id }) => `/property/value/${id}`}
        batchActions={<BatchDelete list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
          </>
        )}
        emptyAction={<CreateButton editor={editor} />}
      />
      <FormModal editor={editor} fields={['name', 'remark']} />
    </ListPage>
  );
}

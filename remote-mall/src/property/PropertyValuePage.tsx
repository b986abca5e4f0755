import { property } from '@zhilv/contract/product';
import {
  BackLink,
  BatchDelete,
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  ListPage,
  ParentSwitch,
  RecordTable,
  useEditor,
  useList,
} from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { propertyValues } from './propertyValues.ts';

/** The values of one product property. */
export function PropertyValuePage() {
  const list = useList(propertyValues);
  const editor = useEditor(propertyValues, list.reload, {
    scope: list.scope,
    refuse: async ({ name }, row) => {
      // As with properties: a second value of one name is answered with the first one's id.
      if (row !== null) return null;
      const [parent] = await call(property.getValueList, { name: list.parentName });
      if (parent?.values?.some((value) => value.name === name) !== true) return null;
      list.search({ name: String(name) });
      return { name: '属性值已存在' };
    },
  });
  return (
    <ListPage
      list={list}
      title="属性值"
      back={<BackLink page="mall/product/property/index">返回商品属性</BackLink>}
      parents={<ParentSwitch noun="商品属性" load={() => call(property.list, {})} link={({ id }) => `/property/value/${id}`} />}
      actions={<CreateButton editor={editor} />}
      filter={<FilterBar list={list} fields={['name']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'remark', 'createTime']}
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

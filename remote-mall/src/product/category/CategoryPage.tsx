import { sameId } from '@zhilv/contract';
import { category } from '@zhilv/contract/mall';
import {
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  ListPage,
  MoreActions,
  TreeTable,
  useList,
  useTreeEditor,
} from '@zhilv/crud';
import { categories } from './category.resource.ts';

/** Lists the categories of goods in their two levels. */
export function CategoryPage() {
  const list = useList(categories);
  const editor = useTreeEditor(list);
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage list={list} title="商品分类" actions={create} filter={<FilterBar list={list} fields={['name', 'status']} />}>
      <TreeTable
        list={list}
        columns={['name', 'picUrl', 'sort', 'status', 'createTime']}
        unfoldedLevels={2}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            {/* The back end refuses a third level. */}
            {sameId(row.parentId, 0) && (
              <MoreActions
                resource={categories}
                row={row}
                actions={[{ label: '新增下级', call: category.create, onSelect: () => editor.createBelow(row) }]}
              />
            )}
          </>
        )}
        emptyAction={create}
      />
      <FormModal editor={editor} fields={['name', 'parentId', 'picUrl', 'bigPicUrl', 'sort', 'status']} />
    </ListPage>
  );
}

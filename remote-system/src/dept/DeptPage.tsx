import { dept } from '@zhilv/contract/system';
import {
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  ListPage,
  MoreActions,
  treeMoving,
  TreeTable,
  useList,
  useTreeEditor,
} from '@zhilv/crud';
import { departments } from './departments.ts';

/** Lists the departments of the company below one another; they are put in order by drag. */
export function DeptPage() {
  const list = useList(departments);
  const editor = useTreeEditor(list);
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage list={list} title="部门管理" actions={create} filter={<FilterBar list={list} fields={['name', 'status']} />}>
      <TreeTable
        list={list}
        columns={['name', 'leader', 'phone', 'email', 'sort', 'status', 'createTime']}
        unfoldedLevels={2}
        moving={treeMoving(dept, list.rows)}
        rowActions={(row, moveTo) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            <MoreActions
              resource={departments}
              row={row}
              actions={[
                { label: '新增下级', call: dept.create, onSelect: () => editor.createBelow(row) },
                ...(moveTo === null ? [] : [moveTo]),
              ]}
            />
          </>
        )}
        emptyAction={create}
      />
      <FormModal editor={editor} fields={['name', 'parentId', 'leaderUserId', 'phone', 'email', 'sort', 'status']} />
    </ListPage>
  );
}

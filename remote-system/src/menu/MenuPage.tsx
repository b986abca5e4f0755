import { menu, MENU_TYPE, menuPathAt, type MenuRow } from '@zhilv/contract/system';
import {
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  ListPage,
  MoreActions,
  OpeningButton,
  treeMoving,
  TreeTable,
  useLater,
  useList,
  useTreeEditor,
} from '@zhilv/crud';
import { Eye } from 'lucide-react';
import { appliesTo, pathFault } from './menuFields.ts';
import { menuRows } from './menuRows.ts';
import { previewCode } from './previewCode.ts';

const holds = ({ type }: MenuRow): boolean => type !== MENU_TYPE.button;

/** Lists the rows of the menu below one another, with the buttons of pages. */
export function MenuPage() {
  const list = useList(menuRows);
  const editor = useTreeEditor(list, {
    initial: (parent) => ({ type: typeBelow(parent) }),
    refuse: async (draft) => {
      const fault = pathFault(draft);
      return fault === null ? null : { path: fault };
    },
  });
  const preview = useLater(previewCode);
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage
      list={list}
      title="菜单管理"
      actions={create}
      filter={<FilterBar list={list} fields={['name', 'permission', 'status']} />}
    >
      <TreeTable
        list={list}
        columns={['name', 'type', 'permission', 'component', 'sort', 'visible', 'status']}
        moving={treeMoving(menu, list.rows, {
          holds,
          placed: (row) => ({ ...row, path: menuPathAt(row.path ?? '', row.parentId) }),
        })}
        tools={<OpeningButton label="预览角色菜单" icon={Eye} opening={preview} />}
        rowActions={(row, moveTo) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            <MoreActions
              resource={menuRows}
              row={row}
              actions={[
                ...(holds(row) ? [{ label: '新增下级', call: menu.create, onSelect: () => editor.createBelow(row) }] : []),
                ...(moveTo === null ? [] : [moveTo]),
              ]}
            />
          </>
        )}
        emptyAction={create}
      />
      <FormModal
        editor={editor}
        fields={[
          'parentId',
          'type',
          'name',
          'icon',
          'path',
          'component',
          'componentName',
          'permission',
          'sort',
          'status',
          'visible',
          'keepAlive',
          'alwaysShow',
        ]}
        applies={appliesTo}
      />
      {preview.code !== null && <preview.code.PreviewDialog onClose={preview.close} />}
    </ListPage>
  );
}

/** A page mostly has buttons below it, and a directory has pages. */
const typeBelow = (parent: MenuRow | null): number =>
  parent === null ? MENU_TYPE.directory : parent.type === MENU_TYPE.directory ? MENU_TYPE.page : MENU_TYPE.button;

import type { Id } from '@zhilv/contract';
import { menu } from '@zhilv/contract/system';
import { type Field, later } from '@zhilv/crud';
import { formatNumber } from '@zhilv/format';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import { menuNodes } from '../parts/menuTree/menuNodes.ts';
import { ownMenus } from '../parts/menuTree/ownMenus.ts';

/** A list needs no tree. */
const treeCode = later(async () => (await import('../parts/menuTree/MenuTree.tsx')).MenuTree);

/** Makes a field for rows of the menu, which are chosen in their tree. Those that the user lacks stay as they are. */
export function menuRows(label: string): Field<readonly Id[]> {
  let nodes: readonly TreeListNode[] = [];
  return {
    label,
    empty: [],
    column: 'end',
    wide: true,
    show: (ids) => `${formatNumber(ids.length)} 项`,
    prepare: async () => {
      const [names, own] = await Promise.all([call(menu.listAllSimple, {}), ownMenus(), treeCode.load()]);
      nodes = menuNodes(names, own);
    },
    Input: ({ value, onChange }) => {
      const MenuTree = treeCode.read();
      // A form opens when its fields are prepared.
      if (MenuTree === null) return null;
      return <MenuTree nodes={nodes} value={value as readonly Id[]} onChange={onChange} />;
    },
  };
}

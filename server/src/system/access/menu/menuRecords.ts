import { MENU_REFUSALS } from '@zhilv/contract/system';
import { BusinessError } from '../../../call/BusinessError.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { recordsOf } from '../../../records/recordsOf.ts';
import { menus } from '../../menu/menu.table.ts';

const FIELDS = [
  'name',
  'type',
  'parentId',
  'permission',
  'path',
  'component',
  'componentName',
  'icon',
  'sort',
  'status',
  'visible',
  'keepAlive',
  'alwaysShow',
];

/** The writes of menu rows. No index keeps their names apart, for databases have rows of one name. */
export const menuRecords = recordsOf(
  menus,
  { missing: () => new BusinessError(MENU_REFUSALS.missing, '菜单不存在') },
  recordHistory(menus, { fields: FIELDS }),
);

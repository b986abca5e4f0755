import type { MenuAddition } from '../../system/menu/rows/MenuAddition.ts';
import { button } from '../../system/menu/rows/menuNode.ts';

/** Whoever looks after models sees at this back end what is stuck in their processes, and has it tried again. */
export const menu: MenuAddition = {
  name: 'process-incidents',
  parentId: 1193,
  rows: [button(7044, '流程故障查询', 'bpm:incident:query', 30), button(7045, '流程故障重试', 'bpm:incident:retry', 31)],
};

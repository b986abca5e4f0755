import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
} from 'lucide-react';
import { useCanvasKeys } from '../../shortcut/useCanvasKeys.ts';
import { ToolGroup } from '../../tool/ToolGroup.tsx';
import { ToolMenu } from '../../tool/ToolMenu.tsx';
import type { Tools } from '../../tool/Tools.ts';
import { alignSelection, type Order } from './alignSelection.ts';
import { useControlSelection } from './useControlSelection.ts';

/** What each tool is called, by which keys it is done, and what it does. lucide names the axis that stays, bpmn-js the edge that moves. */
const ORDERS: readonly (readonly [label: string, keys: string, icon: LucideIcon, order: Order])[] = [
  ['左对齐', 'Alt+A', AlignStartVertical, { kind: 'align', alignment: 'left' }],
  ['右对齐', 'Alt+D', AlignEndVertical, { kind: 'align', alignment: 'right' }],
  ['顶端对齐', 'Alt+W', AlignStartHorizontal, { kind: 'align', alignment: 'top' }],
  ['底端对齐', 'Alt+S', AlignEndHorizontal, { kind: 'align', alignment: 'bottom' }],
  ['水平居中', 'Alt+H', AlignCenterVertical, { kind: 'align', alignment: 'center' }],
  ['垂直居中', 'Alt+V', AlignCenterHorizontal, { kind: 'align', alignment: 'middle' }],
  ['水平等距分布', 'Alt+Shift+H', AlignHorizontalDistributeCenter, { kind: 'distribute', orientation: 'horizontal' }],
  ['垂直等距分布', 'Alt+Shift+V', AlignVerticalDistributeCenter, { kind: 'distribute', orientation: 'vertical' }],
];

/** Puts the selected elements in line, or at equal distances. */
export function AlignTool({ diagram, state }: Pick<Tools, 'diagram' | 'state'>) {
  useControlSelection(diagram);
  const disabled = state.phase !== 'open' || state.simulating;
  const align = (order: Order): void => {
    if (!disabled) void alignSelection(diagram, order);
  };
  useCanvasKeys(diagram, Object.fromEntries(ORDERS.map(([, keys, , order]) => [keys, () => align(order)])));
  return (
    <ToolGroup label="对齐">
      <ToolMenu
        label="对齐"
        title="对齐所选元素"
        icon={AlignStartVertical}
        disabled={disabled}
        items={ORDERS.map(([label, , icon, order]) => ({
          label,
          icon,
          separated: label === '水平等距分布',
          onSelect: () => align(order),
        }))}
      />
    </ToolGroup>
  );
}

import { confirm, messages } from '@zhilv/platform';
import type { Element } from 'bpmn-js/lib/model/Types';
import type AlignElements from 'diagram-js/lib/features/align-elements/AlignElements';
import type { Alignment } from 'diagram-js/lib/features/align-elements/AlignElements';
import type DistributeElements from 'diagram-js/lib/features/distribute-elements/DistributeElements';
import type Rules from 'diagram-js/lib/features/rules/Rules';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';

/** A way to put elements in order. */
export type Order =
  | { readonly kind: 'align'; readonly alignment: Alignment }
  | { readonly kind: 'distribute'; readonly orientation: 'horizontal' | 'vertical' };

type Services = Pick<OpenDiagram, 'service'>;

/** Puts the selected elements in order, in one step, once the user agrees that the diagram may look different then. */
export async function alignSelection(diagram: Services, order: Order): Promise<void> {
  const selected = diagram.service<Selection>('selection').get() as readonly Element[]; // bpmn-js draws nothing else.
  const hindrance = hindranceOf(diagram, selected, order);
  if (hindrance !== null) {
    messages.warning(hindrance);
    return;
  }
  if (!(await confirm({ content: '自动对齐可能造成图形变形，是否继续？' }))) return;
  if (order.kind === 'align') diagram.service<AlignElements>('alignElements').trigger([...selected], order.alignment);
  else diagram.service<DistributeElements>('distributeElements').trigger([...selected], order.orientation);
}

/** The reason, for people, why these elements cannot be put in order; null when they can be. */
function hindranceOf(diagram: Services, selected: readonly Element[], { kind }: Order): string | null {
  if (selected.length <= 1) return '请按住 Ctrl 键选择多个元素对齐';
  // bpmn-js does nothing and says nothing when its rules leave too few of them.
  if (diagram.service<Rules>('rules').allowed(`elements.${kind}`, { elements: [...selected] }) !== false) return null;
  return kind === 'align' ? '所选的元素中可以对齐的不足两个，连线、标签和边界事件不能对齐' : '等距分布至少需要选择三个元素';
}

// @vitest-environment happy-dom
import { dialogStore, messageStore } from '@zhilv/platform';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { alignSelection } from './alignSelection.ts';

beforeEach(() => {
  for (const { id } of messageStore.read()) messageStore.close(id);
});

/** A diagram in which things are selected. @param allowed what bpmn-js's rules say of them */
function diagramWith(selected: readonly string[], allowed: unknown = selected) {
  const services = {
    selection: { get: () => selected },
    rules: { allowed: () => allowed },
    alignElements: { trigger: vi.fn() },
    distributeElements: { trigger: vi.fn() },
  };
  const diagram = { service: (name: keyof typeof services) => services[name] };
  // Nothing else of it is used.
  return { diagram: diagram as unknown as OpenDiagram, ...services };
}

const texts = () => messageStore.read().map(({ text }) => text);

async function answer(confirmed: boolean): Promise<void> {
  await expect.poll(() => dialogStore.read()).toMatchObject([{ content: '自动对齐可能造成图形变形，是否继续？' }]);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, confirmed);
}

it.each([[[]], [['a']]])('asks for more when %j is selected', async (selected) => {
  const { diagram, alignElements } = diagramWith(selected);

  await alignSelection(diagram, { kind: 'align', alignment: 'left' });

  expect(texts()).toEqual(['请按住 Ctrl 键选择多个元素对齐']);
  expect(alignElements.trigger).not.toHaveBeenCalled();
});

it('says why nothing would happen', async () => {
  const { diagram } = diagramWith(['a', 'flow'], false);

  await alignSelection(diagram, { kind: 'align', alignment: 'left' });
  await alignSelection(diagram, { kind: 'distribute', orientation: 'vertical' });

  expect(texts()).toEqual(['所选的元素中可以对齐的不足两个，连线、标签和边界事件不能对齐', '等距分布至少需要选择三个元素']);
});

it('aligns and distributes what is selected once the user agrees', async () => {
  const { diagram, alignElements, distributeElements } = diagramWith(['a', 'b', 'c']);
  const declined = alignSelection(diagram, { kind: 'align', alignment: 'middle' });
  await answer(false);
  await declined;
  expect(alignElements.trigger).not.toHaveBeenCalled();

  const aligned = alignSelection(diagram, { kind: 'align', alignment: 'middle' });
  await answer(true);
  await aligned;
  const distributed = alignSelection(diagram, { kind: 'distribute', orientation: 'vertical' });
  await answer(true);
  await distributed;

  expect(alignElements.trigger.mock.calls).toEqual([[['a', 'b', 'c'], 'middle']]);
  expect(distributeElements.trigger.mock.calls).toEqual([[['a', 'b', 'c'], 'vertical']]);
});

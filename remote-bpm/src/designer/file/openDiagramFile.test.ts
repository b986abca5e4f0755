// @vitest-environment happy-dom
import { dialogStore, messageStore } from '@zhilv/platform';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { freshDiagram } from './freshDiagram.ts';
import { openDiagramFile } from './openDiagramFile.ts';

const model = { key: 'oa_leave', name: '请假' };
const XML = freshDiagram({ key: 'theirs', name: '别人的' });

beforeEach(() => {
  for (const { id } of messageStore.read()) messageStore.close(id);
});

/** A diagram that takes what it is given, unless it has a reason. */
function diagramWith({ dirty = false, reason = null }: { dirty?: boolean; reason?: string | null } = {}) {
  const begin = vi.fn<(identity: typeof model) => void>();
  const replace = vi.fn<OpenDiagram['replace']>(async () => reason);
  const parts = {
    read: () => ({ dirty }) as DiagramState, // Nothing else of it is read.
    service: () => ({ begin }),
    replace,
  };
  return { diagram: parts as unknown as OpenDiagram, begin, replace };
}

const texts = () => messageStore.read().map(({ text }) => text);

async function answer(confirmed: boolean): Promise<void> {
  await expect.poll(() => dialogStore.read()).toHaveLength(1);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, confirmed);
}

it('opens a file as the diagram of the model, in whatever encoding', async () => {
  const { diagram, begin, replace } = diagramWith();
  const inUtf16 = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from(XML, (sign) => sign.charCodeAt(0)).flatMap((code) => [code & 255, code >> 8]),
  ]);

  await openDiagramFile(new File([inUtf16], '流程.BPMN'), diagram, model);

  expect(begin).toHaveBeenCalledExactlyOnceWith(model);
  expect(replace).toHaveBeenCalledExactlyOnceWith(XML, expect.any(Function));
  expect(texts()).toEqual(['已打开「流程.BPMN」，保存后才会成为这个模型的流程图']);
});

it.each([
  ['a.txt', XML, '只能打开 .xml 和 .bpmn 文件'],
  ['xml', XML, '只能打开 .xml 和 .bpmn 文件'],
  ['a.xml', '', '文件是空的'],
  ['a.bpmn', '{"a":1}', '文件是 JSON，不是 BPMN 流程图'],
  ['a.xml', `<!DOCTYPE a>${XML}`, '流程图不能含有 DOCTYPE 或 ENTITY 声明'],
])('leaves the diagram alone when %s says %#', async (name, text, reason) => {
  const { diagram, replace } = diagramWith({ dirty: true });

  await openDiagramFile(new File([text], name), diagram, model);

  expect(replace).not.toHaveBeenCalled();
  expect(texts()).toEqual([`「${name}」没有打开：${reason}`]);
});

it('says so when the browser cannot read a file, or it is far too large', async () => {
  const { diagram, replace } = diagramWith();
  const gone = new File([XML], 'gone.xml');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  const large = new File([XML], 'large.xml');
  vi.spyOn(large, 'size', 'get').mockReturnValue(20_000_001);

  await openDiagramFile(gone, diagram, model);
  await openDiagramFile(large, diagram, model);

  expect(texts()).toEqual([
    '「gone.xml」没有打开：文件无法读取，可能已被移动、删除或占用',
    '「large.xml」没有打开：文件太大，流程图最多 5 MB',
  ]);
  expect(replace).not.toHaveBeenCalled();
});

it('asks before changes are lost, and opens nothing when the user would rather keep them', async () => {
  const { diagram, replace } = diagramWith({ dirty: true });
  const opening = openDiagramFile(new File([XML], 'a.xml'), diagram, model);

  await answer(false);
  await opening;

  expect(replace).not.toHaveBeenCalled();
  expect(texts()).toEqual([]);
});

it('says why bpmn-js does not draw a file, and nothing when the user would rather not wait for a large one', async () => {
  const { diagram, replace } = diagramWith({ reason: '流程图的内容不是可以识别的 BPMN' });
  await openDiagramFile(new File([XML], 'a.xml'), diagram, model);
  expect(texts()).toEqual(['「a.xml」没有打开：流程图的内容不是可以识别的 BPMN']);

  replace.mockImplementation(async (_, agrees) => ((await agrees(5001)) ? null : '流程图有 5001 个图形'));
  const opening = openDiagramFile(new File([XML], 'b.xml'), diagram, model);
  await expect.poll(() => dialogStore.read()).toMatchObject([{ content: expect.stringContaining('5001 个图形') }]);
  await answer(false);
  await opening;

  expect(texts()).toHaveLength(1);
});

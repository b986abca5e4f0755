// @vitest-environment happy-dom
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import { beforeAll, expect, it, vi } from 'vitest';
import { OpenDiagram } from './OpenDiagram.ts';

// happy-dom has no fonts.
vi.mock('./foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="http://flowable.org/bpmn">
  <process id="p"><userTask id="review" name="审核"/></process>
  <bpmndi:BPMNDiagram id="d1"><bpmndi:BPMNPlane id="d2" bpmnElement="p">
    <bpmndi:BPMNShape id="d3" bpmnElement="review"><dc:Bounds x="0" y="0" width="100" height="80"/></bpmndi:BPMNShape>
  </bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</definitions>`;

beforeAll(drawSvg);

const agree = async (): Promise<boolean> => true;

/** Puts a diagram into the document, and waits for it. */
async function shown(xml: string, editable = true): Promise<OpenDiagram> {
  const diagram = new OpenDiagram({ xml, editable });
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).not.toBe('opening'));
  return diagram;
}

it('says why a diagram cannot be opened, and opens another in its place', async () => {
  const diagram = await shown('{}');
  expect(diagram.read()).toMatchObject({ phase: 'unreadable', reason: '文件是 JSON，不是 BPMN 流程图' });

  expect(await diagram.replace('<a/>', agree)).toBe('文件是 XML，但不是 BPMN 2.0 流程图，根元素是 a');
  expect(diagram.read()).toMatchObject({ phase: 'unreadable', reason: '文件是 JSON，不是 BPMN 流程图' });

  expect(await diagram.replace(XML, agree)).toBeNull();
  expect(diagram.read()).toMatchObject({ phase: 'open', reason: null, source: XML, dirty: true });
});

it.each([true, false])('leaves what is open as it is when another cannot be opened (editable: %s)', async (editable) => {
  const diagram = await shown(XML, editable);
  const before = diagram.read();
  const told = vi.fn();
  diagram.subscribe(told);

  expect(await diagram.replace(XML.slice(0, 300), agree)).toBe('文件不完整，内容在中途断开');

  expect(diagram.read()).toBe(before);
  expect(told).not.toHaveBeenCalled();
  expect(await diagram.toXml()).toContain('name="审核"');
});

it('asks before a large diagram takes the place of another, which stays when nobody agrees', async () => {
  const large = XML.replace('</process>', `${'<task/>'.repeat(5000)}</process>`);
  const diagram = await shown(XML);
  const before = diagram.read();
  const asked = vi.fn<(shapes: number) => Promise<boolean>>(async () => false);

  expect(await diagram.replace(large, asked)).toContain('流程图有 5001 个图形');

  expect(asked.mock.calls).toEqual([[5001]]);
  expect(diagram.read()).toBe(before);
});

it('opens a large diagram only when somebody asks for it', async () => {
  const large = XML.replace('</process>', `${'<task/>'.repeat(5000)}</process>`);
  const diagram = await shown(large);
  expect(diagram.read()).toMatchObject({ phase: 'large', source: null, dirty: false });
  expect(diagram.read().reason).toContain('流程图有 5001 个图形');
  diagram.attach(document.body);
  expect(diagram.read().phase).toBe('large');

  await diagram.openLarge();

  expect(diagram.read()).toMatchObject({ phase: 'open', reason: null, source: large, dirty: false });
});

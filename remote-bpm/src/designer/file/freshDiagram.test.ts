import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { freshDiagram } from './freshDiagram.ts';

it('is an executable process with key and name of the model, and the prefix of the engine', async () => {
  const moddle = new BpmnModdle();

  const { rootElement, warnings } = await moddle.fromXML(freshDiagram({ key: 'oa_leave', name: '请假 <"A&B">' }));

  expect(warnings).toEqual([]);
  expect(rootElement).toMatchObject({
    targetNamespace: 'http://flowable.org/bpmn',
    rootElements: [{ id: 'oa_leave', name: '请假 <"A&B">', isExecutable: true }],
  });
  expect((await moddle.toXML(rootElement)).xml).toContain('xmlns:flowable="http://flowable.org/bpmn"');
});

it('takes the key for the name of a model that has none', () => {
  expect(freshDiagram({ key: 'oa_leave', name: null })).toContain('id="oa_leave" name="oa_leave"');
});

import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { useEngine } from '../document/useEngine.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import { declareEngines } from './declareEngines.ts';

it('has a document that uses nothing of its engine remain one of that engine', async () => {
  const moddle = new BpmnModdle();
  useEngine(moddle, await loadDescriptor('flowable'));
  const written = async (xml: string) => (await moddle.toXML((await moddle.fromXML(xml)).rootElement, { format: true })).xml;

  const once = await written(
    '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" id="d"><process id="p"/></definitions>',
  );

  expect(once).toContain(' xmlns:flowable="http://flowable.org/bpmn"');
  expect(await written(once)).toBe(once);
});

it('declares what is missing in the first element, and nothing twice', () => {
  const $attrs = {
    'xmlns:activiti': 'http://activiti.org/bpmn',
    'xmlns:f': 'http://flowable.org/bpmn',
    'xmlns:other': 'urn:other',
    targetNamespace: 'http://activiti.org/bpmn',
  };

  expect(declareEngines('<?xml version="1.0"?>\n<!-- a --><b:c xmlns:f="http://flowable.org/bpmn"><d/></b:c>', { $attrs })).toBe(
    '<?xml version="1.0"?>\n<!-- a --><b:c xmlns:activiti="http://activiti.org/bpmn" xmlns:f="http://flowable.org/bpmn"><d/></b:c>',
  );
});

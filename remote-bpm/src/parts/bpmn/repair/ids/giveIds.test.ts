import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { FreeIds } from './FreeIds.ts';
import { giveIds } from './giveIds.ts';

it('gives an id to everything that is drawn and has none, and to nothing else', async () => {
  const moddle = new BpmnModdle();
  const { rootElement } = await moddle.fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="x"><message/><process><documentation>说明</documentation>
      <startEvent id="Flow_1"><timerEventDefinition/></startEvent><subProcess><userTask/></subProcess><exclusiveGateway id="kept"/><sequenceFlow/>
    </process></definitions>`,
  );
  const definitions = rootElement as ModdleElement; // The package's own declarations are ours.

  const count = giveIds(definitions, FreeIds.of(definitions));

  expect(count).toBe(4);
  const { xml } = await moddle.toXML(rootElement);
  expect([...xml.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual([
    'Process_1',
    'Flow_1',
    'Activity_1',
    'Activity_2',
    'kept',
    'Flow_2',
  ]);
});

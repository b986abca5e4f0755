import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import { usersOf } from './users.ts';

const XML = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL">
  <message id="paid" /><message id="asked" /><signal id="closed" />
  <interface id="desk"><operation id="ask" name="询问"><inMessageRef>asked</inMessageRef></operation></interface>
  <collaboration id="pools">
    <participant id="park" processRef="leave" />
    <messageFlow id="sent" name="付款" sourceRef="park" targetRef="park" messageRef="paid" />
  </collaboration>
  <process id="leave"><subProcess id="sale">
    <boundaryEvent id="late"><messageEventDefinition messageRef="paid" /></boundaryEvent>
  </subProcess></process>
</definitions>`;

it('finds what refers to messages anywhere in a document, by what people see of it', async () => {
  const { rootElement } = await new BpmnModdle().fromXML(XML);
  const definitions = rootElement as unknown as ModdleElement; // The package declares less than it has.
  const [paid, asked, closed] = elementsIn(definitions, 'rootElements') as [ModdleElement, ModdleElement, ModdleElement];

  const users = usersOf([paid, asked, closed], definitions);

  expect(users.get(paid)).toHaveLength(2);
  expect(users.get(paid)).toEqual(
    expect.arrayContaining([
      { id: 'late', name: '' },
      { id: 'sent', name: '付款' },
    ]),
  );
  expect(users.get(asked)).toEqual([{ id: 'ask', name: '询问' }]);
  expect(users.get(closed)).toEqual([]);
});

it('looks into no document where there is nothing to look for', () => {
  const unread = { get: () => expect.unreachable() } as unknown as ModdleElement; // Nothing of it is asked for.

  expect(usersOf([], unread).size).toBe(0);
});

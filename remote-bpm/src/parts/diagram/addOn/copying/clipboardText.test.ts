import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle, ModdleElement } from '../../../bpmn/moddle/ModdleElement.ts';
import { pack, type Types, unpack } from './clipboardText.ts';

const moddle = new BpmnModdle() as unknown as Moddle & Types; // The declaration of the package has less.

/** What another tab makes of what this one has copied. */
const acrossTabs = (copied: unknown): unknown => unpack(JSON.parse(JSON.stringify(pack(copied))), moddle);

const partsOf = (element: ModdleElement) => element.get('values') as readonly ModdleElement[];

it('gives an element another tab as it was, with what stands in it', () => {
  const note = moddle.create('bpmn:Documentation', { text: '说明' });
  const copied = {
    a: [{ x: 1, y: 2, name: null, businessObject: moddle.create('bpmn:UserTask', { id: 't', documentation: [note] }) }],
  };

  const { a } = acrossTabs(copied) as { readonly a: readonly [{ readonly businessObject: ModdleElement }] };

  expect(a[0]).toMatchObject({ x: 1, y: 2, name: null });
  const task = a[0].businessObject;
  const [documentation] = task.get('documentation') as readonly ModdleElement[];
  expect([task.$type, documentation?.get('text'), documentation?.$parent]).toEqual(['bpmn:UserTask', '说明', task]);
});

it('gives a shape and its drawing the same element, and those that only share an identifier their own', () => {
  const [task, same] = [moddle.create('bpmn:Task', { id: 'a' }), moddle.create('bpmn:Documentation', { id: 'a' })];

  const [one, again, other] = acrossTabs([task, task, same]) as readonly ModdleElement[];

  expect(again).toBe(one);
  expect(other?.$type).toBe('bpmn:Documentation');
});

it('keeps foreign content with its namespace, each of it by itself', () => {
  const foreign = (text: string) => moddle.createAny('vendor:note', 'urn:vendor', { id: '1', $body: text });
  const extensions = moddle.create('bpmn:ExtensionElements', { values: [foreign('甲'), foreign('乙')] });

  const values = partsOf(acrossTabs(extensions) as ModdleElement);

  expect(values.map((value) => (value as unknown as { readonly $body: string }).$body)).toEqual(['甲', '乙']);
  expect(values.map((value) => (value as unknown as { $descriptor: { ns: { uri: string } } }).$descriptor.ns.uri)).toEqual([
    'urn:vendor',
    'urn:vendor',
  ]);
});

it('leaves out what this diagram does not know, and keeps what stands beside it', () => {
  const packed = {
    '@type': 'bpmn:ExtensionElements',
    values: [
      { '@type': 'other:Button', id: '1' },
      { '@type': 'a b:<x>', '@uri': 'urn:x' },
      { '@type': 'vendor:note', '@uri': 'urn:vendor' },
    ],
  };

  expect(partsOf(unpack(packed, moddle) as ModdleElement).map(({ $type }) => $type)).toEqual(['vendor:note']);
});

it('keeps attributes that nobody knows, and takes none whose name is none', () => {
  const task = moddle.create('bpmn:UserTask', { id: 't' });
  Object.assign(task.$attrs, { 'vendor:level': '3', 级别: '4', 'xmlns:vendor': 'urn:vendor' });

  expect((acrossTabs(task) as ModdleElement).$attrs).toEqual({ 'vendor:level': '3', 级别: '4', 'xmlns:vendor': 'urn:vendor' });

  const made = unpack(
    JSON.parse('{"@type":"bpmn:Task","@attributes":{"x=\\"1\\" y":"2","a:b:c":"3","__proto__":"4","n":5,"ok":"6"}}'),
    moddle,
  ) as ModdleElement;
  expect({ ...made.$attrs }).toEqual({ ok: '6' });
});

it('takes no names that mean something to scripts', () => {
  const made = unpack(JSON.parse('{"__proto__":{"polluted":true},"@secret":1,"x":2}'), moddle) as Readonly<
    Record<string, unknown>
  >;

  expect(Object.entries(made)).toEqual([['x', 2]]);
  expect(made['polluted']).toBeUndefined();
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
});

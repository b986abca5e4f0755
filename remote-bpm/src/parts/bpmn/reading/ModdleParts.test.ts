import { BpmnModdle } from 'bpmn-moddle';
import { Reader } from 'moddle-xml';
import { describe, expect, it } from 'vitest';
import { keepAll } from './keepAll.ts';
import type { ModdleParts } from './ModdleParts.ts';

/**
 * What reading and writing without losses asks of moddle, moddle-xml and bpmn-moddle beside their interfaces. When one of these fails with
 * another version, see what became of the part and change `parts/bpmn/reading` with it.
 */
describe('this version of moddle', () => {
  const moddle = (): ModdleParts => new BpmnModdle() as unknown as ModdleParts;

  it('is made anew by its own constructor, from the packages that it has', () => {
    const made = moddle();
    const { constructor } = made as unknown as { constructor: (packages: readonly object[], config: object) => void };
    const before = made.registry;

    expect(Reflect.apply(constructor, made, [made.getPackages(), { nsMap: {} }])).toBeUndefined();
    expect(made.registry).not.toBe(before);
    expect(made.config).toEqual({ nsMap: {} });
    expect(made.getPackages().map(({ prefix }) => prefix)).toContain('bpmn');
  });

  it('asks its registry for a type once, when it is first used', () => {
    const { registry, ...made } = moddle();
    const asked: string[] = [];
    const inherited = registry.getEffectiveDescriptor.bind(registry);
    registry.getEffectiveDescriptor = (name) => {
      asked.push(name);
      return inherited(name);
    };
    const whole = Object.assign(moddle(), made, { registry }) as unknown as { create(type: string): object };
    whole.create('bpmn:Task');
    whole.create('bpmn:Task');

    expect(asked).toEqual(['bpmn:Task']);
  });

  it('has the properties of a type, with what moddle-xml asks of them', () => {
    const { registry } = moddle();
    const { properties, propertiesByName, bodyProperty, idProperty } = registry.getEffectiveDescriptor('bpmn:Documentation');

    expect(properties.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'text', 'textFormat']));
    expect(propertiesByName['textFormat']).toMatchObject({ isAttr: true, type: 'String', default: 'text/plain' });
    expect([bodyProperty?.name, idProperty?.name]).toEqual(['text', 'id']);
    expect(registry.typeMap['bpmn:ResourceAssignmentExpression']?.properties).toMatchObject([
      { ns: { localName: 'expression' }, xml: { serialize: 'xsi:type' } },
    ]);
  });

  it('has handlers for elements whose methods can be replaced', () => {
    const handler = new Reader({ model: moddle(), lax: true }).handler('bpmn:Definitions');
    const methods = ['handleNode', 'handleEnd', 'handler', 'createElement', 'getPropertyForNode', 'valueHandler'] as const;
    const moddles = Object.getPrototypeOf(handler) as typeof handler;

    expect(methods.filter((method) => typeof handler[method] !== 'function')).toEqual([]);
    expect(methods.filter((method) => Object.hasOwn(handler, method))).toEqual([]);
    const keeping = keepAll(handler, []);
    expect(methods.filter((method) => keeping[method] === moddles[method])).toEqual([]);
  });

  it('writes no property that is null, and of two attributes of one name that beside the properties', async () => {
    const made = moddle() as ModdleParts & { create(type: string, values: object): { $attrs: Record<string, unknown> } };
    const process = made.create('bpmn:Process', { id: 'p', name: null, isClosed: true });
    process.$attrs['isClosed'] = 'TRUE';

    const { xml } = await made.toXML(process, { preamble: false });
    expect(xml).toBe('<bpmn:process xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="p" isClosed="TRUE" />');
  });

  it('writes at once, before it is waited for', async () => {
    const made = moddle() as ModdleParts & { create(type: string, values: object): object & { name: string } };
    const process = made.create('bpmn:Process', { name: 'before' });
    const written = made.toXML(process);
    process.name = 'after';

    expect((await written).xml).toContain('name="before"');
  });
});

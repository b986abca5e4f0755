import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { DEFAULTS } from './equality.ts';

interface Registry {
  readonly typeMap: Readonly<
    Record<string, { readonly properties: readonly { readonly name: string; readonly default?: unknown }[] }>
  >;
}

it('knows every default that BPMN declares, which moddle leaves out when it writes', () => {
  // moddle declares no types for its registry.
  const { registry } = new BpmnModdle() as unknown as { readonly registry: Registry };
  const declared = Object.values(registry.typeMap)
    .flatMap(({ properties }) => properties)
    .filter((property) => property.default !== undefined)
    .map((property) => [property.name.replace(/^\w+:/, ''), String(property.default)]);

  expect(declared.length).toBeGreaterThan(20);
  expect(Object.fromEntries(DEFAULTS)).toEqual({ ...Object.fromEntries(declared), exclusive: 'true' });
});

import { expect, it } from 'vitest';
import { ATTRIBUTE_READERS } from './attributeReaders.ts';
import type { EngineName } from './Engine.ts';
import { loadDescriptor } from './descriptors/loadDescriptor.ts';

const ENGINE_NAMES: readonly EngineName[] = ['camunda', 'flowable', 'activiti'];

/** moddle puts the prefix before names once it has used a descriptor. */
const withoutPrefix = ({ name }: { readonly name: string }): string => name.replace(/^\w+:/, '');

it('says of every attribute in the descriptors which engines read it, and of no other', async () => {
  const descriptors = await Promise.all(ENGINE_NAMES.map(loadDescriptor));

  const described = descriptors.flatMap(({ types }) =>
    types.filter((type) => type.extends !== undefined).flatMap(({ properties }) => properties.map(withoutPrefix)),
  );

  expect(new Set(ATTRIBUTE_READERS.keys())).toEqual(new Set(described));
});

it.each(ENGINE_NAMES)('has in the descriptor of %s every attribute that it reads', async (engine) => {
  const { types } = await loadDescriptor(engine);
  const described = new Set(types.flatMap(({ properties }) => properties.map(withoutPrefix)));

  const missing = [...ATTRIBUTE_READERS].filter(([name, readers]) => readers.includes(engine) && !described.has(name));

  expect(missing).toEqual([]);
});

import { ENGINES } from '../Engine.ts';
import type { Descriptor } from './Descriptor.ts';
import { engineAttributes } from './engineAttributes.ts';
import { engineElements } from './engineElements.ts';

const { prefix, uri } = ENGINES.camunda;

export const CAMUNDA: Descriptor = {
  name: 'Camunda',
  uri,
  prefix,
  xml: { tagAlias: 'lowerCase' },
  types: [...engineAttributes(), ...engineElements()],
  associations: [],
};

import { ENGINES } from '../Engine.ts';
import type { Descriptor } from './loadDescriptor.ts';

const { prefix, uri } = ENGINES.flowable;

export const FLOWABLE: Descriptor = {
  name: 'Flowable',
  uri,
  prefix,
  xml: { tagAlias: 'lowerCase' },
  types: [],
  associations: [],
};

import { ENGINES } from '../Engine.ts';
import type { Descriptor } from './loadDescriptor.ts';

const { prefix, uri } = ENGINES.activiti;

export const ACTIVITI: Descriptor = {
  name: 'Activiti',
  uri,
  prefix,
  xml: { tagAlias: 'lowerCase' },
  types: [],
  associations: [],
};

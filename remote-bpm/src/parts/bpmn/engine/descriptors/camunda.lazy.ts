import { ENGINES } from '../Engine.ts';
import type { Descriptor } from './loadDescriptor.ts';

const { prefix, uri } = ENGINES.camunda;

export const CAMUNDA: Descriptor = { name: 'Camunda', uri, prefix, xml: { tagAlias: 'lowerCase' }, types: [], associations: [] };

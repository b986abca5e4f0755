import { ENGINES } from '../Engine.ts';
import { activitiFamily } from './activitiFamily.ts';
import { added, type Descriptor, texts } from './Descriptor.ts';
import { engineAttributes } from './engineAttributes.ts';
import { engineElements } from './engineElements.ts';

const { prefix, uri } = ENGINES.activiti;

export const ACTIVITI: Descriptor = {
  name: 'Activiti',
  uri,
  prefix,
  xml: { tagAlias: 'lowerCase' },
  types: [
    ...engineAttributes(),
    ...engineElements(),
    ...activitiFamily(),
    added('MessageCorrelation', ['bpmn:MessageEventDefinition'], texts('correlationKey')),
    added('VariableEvent', ['bpmn:ConditionalEventDefinition'], texts('variableEvent')),
  ],
  associations: [],
};

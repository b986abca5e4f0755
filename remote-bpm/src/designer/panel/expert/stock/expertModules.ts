import { BpmnPropertiesProviderModule } from 'bpmn-js-properties-panel';
import type { DiagramModule } from '../../../../parts/diagram/addModules.ts';
import { expertTranslate } from '../chinese/expertTranslate.ts';
import { EngineGroups } from '../engine/EngineGroups.ts';
import { ExpertRenderer } from './ExpertRenderer.ts';
import { settledInput } from './settledInput.ts';

/**
 * Gives the modules of the panel of bpmn-io, for a diagram of the model that has this key. Its popups for FEEL are left out: none of the
 * engines reads that language.
 */
export const expertModules = (modelKey: string): readonly DiagramModule[] => [
  {
    __init__: ['propertiesPanel'],
    translate: ['value', expertTranslate],
    debounceInput: ['factory', settledInput],
    propertiesPanel: ['type', ExpertRenderer],
  },
  BpmnPropertiesProviderModule,
  {
    __init__: ['engineGroups'],
    fixedKey: ['value', modelKey],
    engineGroups: ['type', EngineGroups],
  },
];

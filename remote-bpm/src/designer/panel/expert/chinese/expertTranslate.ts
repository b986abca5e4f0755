import { translate } from '../../../../parts/diagram/translate.ts';
import { bpmnTexts } from './bpmnTexts.ts';
import { camundaTexts } from './camundaTexts.ts';

const TEXTS = { ...bpmnTexts, ...camundaTexts };

/**
 * Gives the Chinese text for the panel of bpmn-io; what is none of its texts is one of the diagram's.
 * @param template undefined for what the panel has no name for, such as a listener without an event
 */
export const expertTranslate = (template: string | undefined, replacements: Readonly<Record<string, string>> = {}): string =>
  template === undefined ? '—' : translate(TEXTS[template] ?? template, replacements);

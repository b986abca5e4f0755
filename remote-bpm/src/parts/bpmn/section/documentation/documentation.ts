import { changeOf } from '../../command/changeOf.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { defineSection, type FieldNote, type Section } from '../Section.ts';

interface DocumentationView {
  readonly text: string;
}

/** The section 其他. Of several entries it shows the first that is plain text, and leaves the others. */
export const documentation: Section<DocumentationView, DocumentationView> = defineSection({
  isFor: () => true,

  read: (element) => ({ text: textIn(plainEntryOf(element)) }),

  write(element, { text }, { moddle }) {
    const entries = elementsIn(element, 'documentation');
    const shown = plainEntryOf(element);
    if (text === textIn(shown)) return [];
    if (shown !== undefined) {
      if (text.trim() !== '') return changeOf(shown, { text });
      return [{ object: element, properties: { documentation: entries.filter((entry) => entry !== shown) } }];
    }
    if (text.trim() === '') return [];
    const made = moddle.create('bpmn:Documentation', { text });
    made.$parent = element;
    return [{ object: element, properties: { documentation: [...entries, made] } }];
  },

  check(element, change, { engine }): readonly FieldNote[] {
    const { text } = change ?? { text: textIn(plainEntryOf(element)) };
    const refused = element.$instanceOf('bpmn:Process') && engine.name !== 'camunda' && text.length > LONGEST;
    return refused ? [{ field: 'text', kind: 'warning', text: `文档超过 ${LONGEST} 个字符，引擎会拒绝部署` }] : [];
  },
});

/** Flowable and Activiti deploy no process with a longer text. */
const LONGEST = 2000;

// The default of BPMN stands for no attribute.
const plainEntryOf = (element: ModdleElement) =>
  elementsIn(element, 'documentation').find((entry) => (textOf(entry, 'textFormat') ?? 'text/plain') === 'text/plain');

const textIn = (entry: ModdleElement | undefined) => (entry === undefined ? '' : (textOf(entry, 'text') ?? ''));

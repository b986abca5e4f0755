import { changeOf } from '../../command/changeOf.ts';
import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { AttributeField, AttributeView } from '../attribute/AttributeField.ts';
import { attributeNotes, attributesFor, readAttributes } from '../attribute/attributes.ts';
import { scriptNotes } from '../script/scriptNotes.ts';
import { notesOfChange } from '../notesOfChange.ts';
import { defineSection, type DocumentContext, type Section } from '../Section.ts';

const FIELDS = {
  resource: { kind: 'text', names: 'resource' },
  resultVariable: {
    kind: 'text',
    names: {
      camunda: { read: 'resultVariable' },
      flowable: { read: 'resultVariable', older: 'resultVariableName' },
      activiti: { read: 'resultVariable', older: 'resultVariableName' },
    },
  },
  autoStoreVariables: { kind: 'flag', names: 'autoStoreVariables' },
  doNotIncludeVariables: { kind: 'flag', names: 'doNotIncludeVariables' },
  skipExpression: { kind: 'text', names: 'skipExpression' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** What it shows of a script task. */
export interface ScriptTaskView extends AttributeView<typeof FIELDS> {
  /** The language, such as `groovy`. */
  readonly scriptFormat: string;
  /** Whether the script stands in the document or in a resource. A task without either has an empty script of its own. */
  readonly scriptType: 'inlineScript' | 'externalScript';
  readonly script: string;
}

/** The script that a task runs. A task has one in the document or elsewhere: whoever sets one removes the other. */
export const scriptTask: Section<ScriptTaskView, Partial<ScriptTaskView>> = defineSection({
  isFor: (element) => isAnyOf(element, 'ScriptTask'),
  read: readTask,
  write(element, change, document) {
    const type = change.scriptType ?? (change.resource ? 'externalScript' : change.script ? 'inlineScript' : undefined);
    const rest = type === 'inlineScript' ? { ...change, resource: '' } : change;
    const before = readTask(element, document);
    // Until it is known where the other script is, there is none.
    const isElsewhere = type === 'externalScript' && (change.resource ?? before.resource).trim() !== '';
    const script = isElsewhere ? '' : change.script;
    return changeOf(element, {
      ...(change.scriptFormat !== undefined && { scriptFormat: change.scriptFormat.trim() || undefined }),
      ...(script !== undefined && script !== before.script && { script: script.trim() === '' ? undefined : script }),
      ...attributesFor(element, FIELDS, rest, document),
    });
  },
  check(element, change, document) {
    const view = readTask(element, document);
    if (change !== null) return notesOfChange(view, change, notesOf);
    return [...notesOf(view), ...attributeNotes(element, FIELDS, document)];
  },
});

function readTask(element: ModdleElement, document: DocumentContext): ScriptTaskView {
  const attributes = readAttributes(element, FIELDS, document);
  return {
    ...attributes,
    scriptFormat: textOf(element, 'scriptFormat') ?? '',
    scriptType: attributes.resource === '' ? 'inlineScript' : 'externalScript',
    script: textOf(element, 'script') ?? '',
  };
}

/** Fields are written one by one, so what is still missing is no error. */
const notesOf = ({ script, ...view }: ScriptTaskView) =>
  scriptNotes({ ...view, value: script }, 'warning').map((note) =>
    note.field === 'value' ? { ...note, field: 'script' } : note,
  );

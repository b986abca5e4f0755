import { changeOf } from '../../command/changeOf.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';
import { attributeNotes, attributesFor, readAttributes } from '../attribute/attributes.ts';
import type { Script } from '../script/scriptNotes.ts';
import type { DocumentContext, FieldNote } from '../Section.ts';
import type { Listener } from './Listener.ts';

const AS_IN_CAMUNDA = { read: 'scriptFormat', older: 'language' } as const;

/** Flowable reads the language of a script in an attribute of another name than Camunda; both are written. */
const LANGUAGE = {
  scriptFormat: {
    kind: 'text',
    names: { camunda: AS_IN_CAMUNDA, flowable: { read: 'language', also: 'scriptFormat' }, activiti: AS_IN_CAMUNDA },
    namespace: 'none',
  },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** Tells of a script whose language stands there twice and differs. */
export const languageNotes = (listener: ModdleElement, document: DocumentContext): readonly FieldNote[] =>
  elementsIn(listener, 'script').flatMap((script) => attributeNotes(script, LANGUAGE, document));

/** Reads the script of a listener. */
export function readScript(listener: ModdleElement, document: DocumentContext): Script {
  const [script] = elementsIn(listener, 'script');
  if (script === undefined) return { scriptFormat: '', scriptType: '', value: '', resource: '' };
  const resource = textOf(script, 'resource') ?? '';
  return {
    ...readAttributes(script, LANGUAGE, document),
    scriptType: resource === '' ? 'inlineScript' : 'externalScript',
    value: textOf(script, 'value') ?? '',
    resource,
  };
}

/**
 * Gives the changes that give a listener this script, or none when it calls something else. Flowable gets what it reads besides.
 * @param isOther whether the listener called something else before
 */
export function changeScript(
  listener: ModdleElement,
  wanted: Listener,
  isOther: boolean,
  document: DocumentContext,
): readonly ModelChange[] {
  const { moddle, engine } = document;
  const [script] = elementsIn(listener, 'script');
  const isFlowable = engine.name === 'flowable';
  if (wanted.listenerType !== 'scriptListener')
    return changeOf(listener, { script: undefined, ...(textOf(listener, 'type') === 'script' && { type: undefined }) });
  const object = script ?? moddle.create(`${engine.prefix}:Script`);
  const before = readScript(listener, document);
  const isExternal = wanted.scriptType === 'externalScript';
  const value = isExternal ? '' : wanted.value;
  const resource = isExternal ? wanted.resource.trim() : '';
  const properties = {
    ...attributesFor(object, LANGUAGE, { scriptFormat: wanted.scriptFormat }, document),
    ...(value !== before.value && { value: value || undefined }),
    ...(resource !== before.resource && { resource: resource || undefined }),
  };
  const type = isFlowable ? { type: 'script' } : {};
  if (script !== undefined)
    return isOther || Object.keys(properties).length > 0 ? [...changeOf(listener, type), ...changeOf(script, properties)] : [];
  makeChanges(changeOf(object, properties));
  object.$parent = listener;
  return changeOf(listener, { ...type, script: object });
}

import { changeOf } from '../../command/changeOf.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { Script } from '../script/scriptNotes.ts';
import type { DocumentContext } from '../Section.ts';
import type { Listener } from './Listener.ts';

/** Reads the script of a listener. Camunda has its language in `scriptFormat`, Flowable in `language`. */
export function readScript(listener: ModdleElement): Script {
  const [script] = elementsIn(listener, 'script');
  if (script === undefined) return { scriptFormat: '', scriptType: '', value: '', resource: '' };
  const resource = textOf(script, 'resource');
  return {
    scriptFormat: textOf(script, 'scriptFormat') ?? textOf(script, 'language') ?? '',
    scriptType: resource === undefined ? 'inlineScript' : 'externalScript',
    value: textOf(script, 'value') ?? '',
    resource: resource ?? '',
  };
}

/** Gives the changes that give a listener this script, or none when it calls something else. Flowable gets what it reads besides. */
export function changeScript(
  listener: ModdleElement,
  wanted: Listener,
  { moddle, engine }: DocumentContext,
): readonly ModelChange[] {
  const [script] = elementsIn(listener, 'script');
  const isFlowable = engine.name === 'flowable';
  if (wanted.listenerType !== 'scriptListener')
    return changeOf(listener, { script: undefined, ...(textOf(listener, 'type') === 'script' && { type: undefined }) });
  const before = readScript(listener);
  const scriptFormat = wanted.scriptFormat.trim() || undefined;
  const isExternal = wanted.scriptType === 'externalScript';
  const value = isExternal ? '' : wanted.value;
  const resource = isExternal ? wanted.resource.trim() : '';
  const properties = {
    ...(wanted.scriptFormat !== before.scriptFormat && { scriptFormat, ...(isFlowable && { language: scriptFormat }) }),
    ...(value !== before.value && { value: value || undefined }),
    ...(resource !== before.resource && { resource: resource || undefined }),
  };
  const type = isFlowable ? { type: 'script' } : {};
  if (script !== undefined)
    return Object.keys(properties).length === 0 ? [] : [...changeOf(listener, type), ...changeOf(script, properties)];
  const made = moddle.create(`${engine.prefix}:Script`, properties);
  made.$parent = listener;
  return changeOf(listener, { ...type, script: made });
}

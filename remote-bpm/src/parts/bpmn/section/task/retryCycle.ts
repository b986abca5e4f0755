import { changeOf } from '../../command/changeOf.ts';
import { extensionsOf, replaceExtensions } from '../../command/extensions.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { DocumentContext } from '../Section.ts';

const typeIn = ({ engine }: DocumentContext) => `${engine.prefix}:FailedJobRetryTimeCycle`;

/** Gives how often and when an engine tries a failed job of an element again, such as `R3/PT10M`; an empty text when nothing is said. */
export function retryCycleOf(element: ModdleElement, document: DocumentContext): string {
  const [cycle] = extensionsOf(element, typeIn(document));
  return cycle === undefined ? '' : (textOf(cycle, 'body')?.trim() ?? '');
}

/** Gives the changes by which an element gets another retry cycle, or none for an empty text. */
export function changeRetryCycle(element: ModdleElement, value: string, document: DocumentContext): readonly ModelChange[] {
  const [cycle] = extensionsOf(element, typeIn(document));
  const body = value.trim();
  if (body === '') return cycle === undefined ? [] : [replaceExtensions(element, [typeIn(document)], [], document.moddle)];
  if (cycle !== undefined) return body === retryCycleOf(element, document) ? [] : changeOf(cycle, { body });
  return [replaceExtensions(element, [typeIn(document)], [document.moddle.create(typeIn(document), { body })], document.moddle)];
}

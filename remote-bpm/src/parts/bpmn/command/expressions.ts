import { elementsIn, type Moddle, type ModdleElement, textOf } from '../moddle/ModdleElement.ts';
import { changeOf } from './changeOf.ts';
import type { ModelChange } from './modelChanges.ts';

/** Gives the text of a child element that is an expression; an empty text when there is none. */
export function expressionOf(object: ModdleElement, property: string): string {
  const [expression] = elementsIn(object, property);
  return expression === undefined ? '' : (textOf(expression, 'body') ?? '');
}

/** Gives the changes that make `text` the expression in a property, or remove it for an empty text. One that is there stays the same object. */
export function changeExpression(object: ModdleElement, property: string, text: string, moddle: Moddle): readonly ModelChange[] {
  const [expression] = elementsIn(object, property);
  const body = text.trim();
  if (body === '') return changeOf(object, { [property]: undefined });
  if (expression !== undefined) return changeOf(expression, { body });
  const made = moddle.create('bpmn:FormalExpression', { body });
  made.$parent = object;
  return [{ object, properties: { [property]: made } }];
}

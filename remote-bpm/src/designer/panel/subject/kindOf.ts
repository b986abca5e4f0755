import type { Element } from 'bpmn-js/lib/model/Types';
import { elementsIn, type ModdleElement, textOf } from '../../../parts/bpmn/moddle/ModdleElement.ts';
import { translate } from '../../../parts/diagram/translate.ts';
import { typeName } from '../../report/elementName.ts';

/** Gives what people call the kind of an element, such as `定时边界事件`, and its name; the name is empty where it has none. */
export function kindOf(element: Element): { readonly kind: string; readonly name: string } {
  const object = element.businessObject as ModdleElement; // bpmn-js says so of all that it draws.
  const type = object.$type.slice(object.$type.indexOf(':') + 1);
  const event = eventKind(object, type);
  return {
    kind: event ?? typeName(type),
    name: nameOf(object),
  };
}

/** Gives the name that bpmn-js's menus have for an event with its definition; null where they have none. */
function eventKind(object: ModdleElement, type: string): string | null {
  const [definition] = object.$instanceOf('bpmn:Event') ? elementsIn(object, 'eventDefinitions') : [];
  if (definition === undefined) return null;
  const what = definition.$type.replace(/^bpmn:|EventDefinition$/g, '');
  const words = type.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
  const suffix = object.get('cancelActivity') === false || object.get('isInterrupting') === false ? ' (non-interrupting)' : '';
  const english = `${what} ${words}${suffix}`;
  const chinese = translate(english);
  return chinese === english ? null : chinese;
}

function nameOf(object: ModdleElement): string {
  if (object.$instanceOf('bpmn:TextAnnotation')) return textOf(object, 'text') ?? '';
  if (object.$instanceOf('bpmn:Group')) {
    const [category] = elementsIn(object, 'categoryValueRef');
    return category === undefined ? '' : (textOf(category, 'value') ?? '');
  }
  return textOf(object, 'name') ?? '';
}

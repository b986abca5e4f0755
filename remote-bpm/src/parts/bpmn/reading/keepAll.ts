import type { ElementHandler, Handler, XmlNode } from 'moddle-xml';
import { keepAttributes } from './keepAttributes.ts';
import { keepForeign } from './keepForeign.ts';
import type { TypedElement } from './ModdleParts.ts';
import type { Spelling } from './spellings.ts';

/** Reads what it stands in no property for. */
const IGNORE: Handler = {
  model: {},
  context: { addElement: () => {}, elementsById: {} },
  handleNode: () => IGNORE,
  handleText: () => {},
  handleEnd: () => {},
};

/**
 * Has a handler of moddle's reader, and all that it makes, keep what they would refuse or leave out. The methods are replaced in each
 * handler, for their prototype belongs to all readers.
 *
 * @param spellings gets what has to be written as it was
 */
export function keepAll(handler: ElementHandler, spellings: Spelling[]): ElementHandler {
  const moddle = Object.getPrototypeOf(handler) as ElementHandler;
  let hasChildren = false;
  return Object.assign(handler, {
    handleNode(this: ElementHandler, node: XmlNode) {
      if (this.element === undefined) keepElements(this.context);
      return moddle.handleNode.call(this, node);
    },
    createElement(this: ElementHandler, node: XmlNode) {
      const element = moddle.createElement.call(this, node) as TypedElement;
      keepAttributes(element, node.attributes, spellings);
      return element;
    },
    getPropertyForNode(this: ElementHandler, node: XmlNode) {
      hasChildren = true;
      const element = this.element as TypedElement;
      const foreign = element.$descriptor.foreignProperty ?? {};
      try {
        const property = moddle.getPropertyForNode.call(this, node) as { name: string; isMany?: boolean };
        // moddle would have a second one take the first one's place.
        return property.isMany !== true && Object.hasOwn(element, property.name) ? foreign : property;
      } catch {
        return foreign;
      }
    },
    handler(this: ElementHandler, type: string) {
      const made = moddle.handler.call(this, type);
      return type === 'Element' ? keepForeign(made, spellings) : keepAll(made as ElementHandler, spellings);
    },
    valueHandler(this: ElementHandler, property: object, element: object) {
      return Object.assign(moddle.valueHandler.call(this, property, element), { handleNode: () => IGNORE });
    },
    handleEnd(this: ElementHandler) {
      // moddle breaks the line behind an element, which would make the text longer each time.
      const text = hasChildren ? this.body?.trimEnd() : this.body;
      // A section of CDATA may be empty.
      if (text === undefined || text === '') delete this.body;
      else this.body = text;
      moddle.handleEnd.call(this);
    },
  });
}

/** Has a reader keep elements with identifiers that moddle does not like, such as Chinese ones, or that are there twice. */
function keepElements(context: Handler['context']): void {
  context.addElement = (element) => {
    const typed = element as TypedElement;
    const { idProperty } = typed.$descriptor;
    const id = idProperty === undefined ? undefined : typed.get(idProperty.name);
    if (typeof id === 'string' && id !== '') context.elementsById[id] ??= element;
  };
}

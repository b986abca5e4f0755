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

/** A handler that keeps all. */
interface Keeping extends ElementHandler {
  /** Whether its element holds others. */
  hasChildren?: boolean;
}

/**
 * Has a handler of moddle's reader, and all that it makes, keep what they would refuse or leave out. Their prototypes belong to all readers,
 * so they get others.
 *
 * @param spellings gets what has to be written as it was
 */
export function keepAll(handler: ElementHandler, spellings: Spelling[]): ElementHandler {
  // The root's handler has a prototype of its own. A document has thousands of elements, and each has a handler.
  const keeping = new Map<ElementHandler, ElementHandler>();
  const keep = (made: ElementHandler): ElementHandler => {
    const moddle = Object.getPrototypeOf(made) as ElementHandler;
    let methods = keeping.get(moddle);
    if (methods === undefined) keeping.set(moddle, (methods = methodsThatKeep(moddle, spellings, keep)));
    return Object.setPrototypeOf(made, methods) as ElementHandler;
  };
  return keep(handler);
}

/** @param keep has a handler that was made keep all, too */
function methodsThatKeep(
  moddle: ElementHandler,
  spellings: Spelling[],
  keep: (made: ElementHandler) => ElementHandler,
): ElementHandler {
  return Object.assign(Object.create(moddle) as ElementHandler, {
    handleNode(this: Keeping, node: XmlNode) {
      if (this.context.addElement !== keepElement) this.context.addElement = keepElement;
      return moddle.handleNode.call(this, node);
    },
    createElement(this: Keeping, node: XmlNode) {
      const element = moddle.createElement.call(this, node) as TypedElement;
      keepAttributes(element, node.attributes, spellings);
      return element;
    },
    getPropertyForNode(this: Keeping, node: XmlNode) {
      this.hasChildren = true;
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
    handler(this: Keeping, type: string) {
      const made = moddle.handler.call(this, type);
      return type === 'Element' ? keepForeign(made, spellings) : keep(made as ElementHandler);
    },
    valueHandler(this: Keeping, property: object, element: object) {
      return Object.assign(moddle.valueHandler.call(this, property, element), { handleNode: () => IGNORE });
    },
    handleEnd(this: Keeping) {
      // moddle breaks the line behind an element, which would make the text longer each time.
      const text = this.hasChildren === true ? this.body?.trimEnd() : this.body;
      // A section of CDATA may be empty.
      this.body = text === '' ? undefined : text;
      moddle.handleEnd.call(this);
    },
  });
}

/** Takes an element with an identifier that moddle does not like, such as a Chinese one, and leaves a second one of the same alone. */
function keepElement(this: Handler['context'], element: object): void {
  const typed = element as TypedElement;
  const { idProperty } = typed.$descriptor;
  const id = idProperty === undefined ? undefined : typed.get(idProperty.name);
  if (typeof id === 'string' && id !== '') this.elementsById[id] ??= element;
}

import type { Handler, XmlNode } from 'moddle-xml';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { ownMark, TEXT_MARK } from './marks.ts';
import type { ModdleParts } from './ModdleParts.ts';
import { ownAttributeSpelling, type Spelling } from './spellings.ts';

/** An element that moddle knows nothing of. */
interface ForeignElement extends ModdleElement {
  readonly $model: Pick<ModdleParts, 'createAny'>;
  readonly $descriptor: { readonly ns: { readonly prefix?: string; readonly localName: string; readonly uri?: string } };
  $children?: ModdleElement[];
  $body?: string;
}

interface ForeignHandler extends Handler {
  handleChild(node: XmlNode): Handler;
  createElement(node: XmlNode): object;
}

/**
 * Has a handler for a foreign element keep what moddle would change: where texts stand between elements, which attributes have the
 * prefix of their element, and that an element is of no namespace.
 *
 * @param spellings gets what has to be written as it was
 */
export function keepForeign(handler: Handler, spellings: Spelling[]): Handler {
  const moddle = Object.getPrototypeOf(handler) as ForeignHandler;
  /** The texts and elements in it. */
  const content: ForeignElement[] = [];
  return Object.assign(handler, {
    createElement(this: ForeignHandler, node: XmlNode) {
      const element = moddle.createElement.call(this, node) as ForeignElement;
      const { prefix, localName, uri } = element.$descriptor.ns;
      if (uri === '') return ofNoNamespace(element, localName, node.attributes);
      for (const name of Object.keys(node.attributes))
        if (prefix !== undefined && name.startsWith(`${prefix}:`)) spellings.push(ownAttributeSpelling(element, name));
      return element;
    },
    handleChild(this: ForeignHandler, node: XmlNode) {
      // moddle's own makes the child's handler and has it handle this node at once.
      const child = keepForeign(Object.assign(Object.create(moddle) as Handler, contextOf(this)), spellings).handleNode(node);
      add(this.element as ForeignElement, child.element as ForeignElement, content);
      return child;
    },
    handleText(this: Handler, text: string) {
      const element = this.element as ForeignElement;
      const mark = element.$model.createAny(TEXT_MARK, undefined) as ForeignElement;
      mark.$body = text;
      add(element, mark, content);
      moddle.handleText.call(this, text);
    },
    handleEnd(this: Handler) {
      const element = this.element as ForeignElement;
      const texts = content.filter(({ $type }) => $type === TEXT_MARK);
      if (texts.length < content.length) element.$children = content;
      // The text of an element that has no others is its body.
      if (texts.length === content.length) moddle.handleEnd.call(this);
    },
  });
}

const contextOf = ({ model, context }: Handler): Pick<Handler, 'model' | 'context'> => ({ model, context });

function add(parent: ForeignElement, child: ForeignElement, content: ForeignElement[]): void {
  child.$parent = parent;
  content.push(child);
}

function ofNoNamespace({ $model }: ForeignElement, name: string, attributes: XmlNode['attributes']): ModdleElement {
  const { xmlns, ...others } = attributes;
  return $model.createAny(name, undefined, xmlns === undefined ? others : { ...others, [ownMark('xmlns')]: xmlns });
}

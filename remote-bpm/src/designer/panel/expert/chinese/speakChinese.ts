import { CollapsibleEntry, Group, ListEntry, ListGroup, ListItem } from '@bpmn-io/properties-panel';
import { options } from '@bpmn-io/properties-panel/preact';
import { expertTranslate } from './expertTranslate.ts';

/** The parts of the panel that take a `translate` and that nobody gives one: bpmn-io's providers have none for them. */
const PARTS = new Set<unknown>([CollapsibleEntry, Group, ListEntry, ListGroup, ListItem]);

const COUNT = /^List contains (\d+) items?$/;

/** The class of the word on the button of an empty list. */
const ADD_LABEL = 'bio-properties-panel-add-entry-label';

interface Node {
  readonly type: unknown;
  readonly props: { translate?: unknown; title?: unknown; children?: unknown; readonly class?: unknown };
}

let speaking = false;

/** Has the parts of the panel speak Chinese. They draw themselves by a Preact that nobody else uses. */
export function speakChinese(): void {
  if (speaking) return;
  speaking = true;
  const before = options.vnode?.bind(options);
  options.vnode = (node) => {
    before?.(node);
    translateNode(node);
  };
}

function translateNode({ type, props }: Node): void {
  if (PARTS.has(type)) props.translate ??= expertTranslate;
  // Some lists are called as functions and not drawn as parts.
  if (typeof type !== 'string') return;
  if (typeof props.title === 'string') props.title = titleOf(props.title);
  if (props.class === ADD_LABEL && typeof props.children === 'string') props.children = expertTranslate(props.children);
}

function titleOf(title: string): string {
  const [, numOfItems] = COUNT.exec(title) ?? [];
  return numOfItems === undefined ? expertTranslate(title) : expertTranslate('List contains {numOfItems} items', { numOfItems });
}

import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import type { Size } from '../../geometry/Box.ts';

/** As bpmn-js draws what is put on the canvas anew; pixels. */
const SIZES: readonly (readonly [type: string, size: Size])[] = [
  ['bpmn:Event', { width: 36, height: 36 }],
  ['bpmn:Gateway', { width: 50, height: 50 }],
  ['bpmn:DataObjectReference', { width: 36, height: 50 }],
  ['bpmn:DataStoreReference', { width: 50, height: 50 }],
  ['bpmn:Group', { width: 140, height: 80 }],
];

const ACTIVITY: Size = { width: 100, height: 80 };

/** The line height of annotations, and how many signs as wide as a Chinese one a line has. */
const LINE = 15;
const SIGNS = 13;
const LONGEST = 20;

/** Gives the extent of an element that has nothing in it. */
export function sizeOf(element: ModdleElement): Size {
  if (element.$instanceOf('bpmn:TextAnnotation')) {
    const lines = (textOf(element, 'text') ?? '').split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / SIGNS)));
    const count = Math.min(
      lines.reduce((sum, one) => sum + one, 0),
      LONGEST,
    );
    return { width: 160, height: Math.max(30, 15 + count * LINE) };
  }
  return SIZES.find(([type]) => element.$instanceOf(type))?.[1] ?? ACTIVITY;
}

/** Gives how wide a text is in Chinese signs; letters are about half as wide. */
export function widthOf(line: string): number {
  const wide = line.match(/[\u2e80-\uffff]/g)?.length ?? 0;
  return wide + (line.length - wide) * 0.55;
}

/** Whether it has other flow elements in it. */
export const isSubProcess = (element: ModdleElement): boolean => element.$instanceOf('bpmn:SubProcess');

/** Gives the nodes in a process or sub-process, without those at the boundary of others. */
export const nodesIn = (container: ModdleElement): readonly ModdleElement[] =>
  elementsIn(container, 'flowElements').filter(
    (element) => element.$instanceOf('bpmn:FlowNode') && !element.$instanceOf('bpmn:BoundaryEvent'),
  );

/** Gives the activity at whose boundary an event is; undefined for another event, and where that activity is elsewhere. */
export function hostOf(element: ModdleElement): ModdleElement | undefined {
  if (!element.$instanceOf('bpmn:BoundaryEvent')) return undefined;
  const [host] = elementsIn(element, 'attachedToRef');
  return host?.$parent === element.$parent ? host : undefined;
}

import type { XmlElement } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { withoutPrefix } from '../../../parts/bpmn/moddle/withoutPrefix.ts';
import type { Change } from './Difference.ts';

/** What a document says of how its elements are drawn: the shape or edge of each, by its identifier. */
export type Drawn = ReadonlyMap<string, XmlElement>;

export function drawnIn(root: XmlElement): Drawn {
  const planes = childrenOf(root, 'BPMNDiagram').flatMap((diagram) => childrenOf(diagram, 'BPMNPlane'));
  return new Map(
    planes.flatMap(({ children }) =>
      children.flatMap((drawn) => {
        const id = drawn.attributes.get('bpmnElement')?.value;
        // References may carry the prefix of the document's own namespace.
        return id === undefined ? [] : [[withoutPrefix(id), drawn] as const];
      }),
    ),
  );
}

/** Gives how an element is drawn otherwise in the other version; nothing where one of them does not say how. */
export function layoutChanges(before: XmlElement | undefined, after: XmlElement | undefined): readonly Change[] {
  if (before === undefined || after === undefined) return [];
  return Object.entries(LOOKS).flatMap(([what, look]) => {
    const [old, now] = [look(before), look(after)];
    return old === now ? [] : [{ what, before: old, after: now }];
  });
}

const LOOKS: Readonly<Record<string, (drawn: XmlElement) => string | null>> = {
  位置: (drawn) => boundsOf(drawn, (at) => `${at('x')}, ${at('y')}`),
  大小: (drawn) => boundsOf(drawn, (at) => `${at('width')} × ${at('height')}`),
  路径: (drawn) => {
    const points = childrenOf(drawn, 'waypoint').map((point) => `${numberOf(point, 'x')}, ${numberOf(point, 'y')}`);
    return points.length === 0 ? null : points.join(' → ');
  },
  名称的位置: (drawn) => {
    const [label] = childrenOf(drawn, 'BPMNLabel');
    return label === undefined ? null : boundsOf(label, (at) => `${at('x')}, ${at('y')}`);
  },
  展开: (drawn) => {
    const value = drawn.attributes.get('isExpanded')?.value;
    return value === undefined ? null : /^true$/i.test(value) ? '是' : '否';
  },
  颜色: (drawn) => {
    const colours = [...drawn.attributes.values()].filter(({ name }) => COLOURS.has(withoutPrefix(name)));
    // bpmn-js writes each colour in two spellings.
    return [...new Set(colours.map(({ value }) => value))].join(' ') || null;
  },
};

const COLOURS = new Set(['fill', 'stroke', 'background-color', 'border-color']);

function boundsOf(drawn: XmlElement, say: (at: (name: string) => number) => string): string | null {
  const [bounds] = childrenOf(drawn, 'Bounds');
  return bounds === undefined ? null : say((name) => numberOf(bounds, name));
}

const numberOf = ({ attributes }: XmlElement, name: string): number => Math.round(Number(attributes.get(name)?.value ?? 0));

const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => withoutPrefix(child.name) === name);

import type BpmnRenderer from 'bpmn-js/lib/draw/BpmnRenderer';
import type { Element } from 'bpmn-js/lib/model/Types';
import { isLabel } from 'bpmn-js/lib/util/LabelUtil';
import { getDi } from 'bpmn-js/lib/util/ModelUtil';
import { themedColour } from './themedColour.ts';

/** What bpmn-js reads of how an element is coloured. BPMN in Color is newer than bpmn-js's own attributes. */
interface Colouring {
  get(name: string): string | undefined;
  get(name: 'label'): Colouring | undefined;
}

type Attributes = Readonly<Record<string, unknown>>;

/** The part of bpmn-js's renderer that is used; its declarations leave the attributes out. */
interface Renderer {
  drawShape(parent: SVGElement, shape: Element, attributes?: Attributes): SVGElement;
  drawConnection(parent: SVGElement, connection: Element, attributes?: Attributes): SVGElement;
}

/** Has bpmn-js draw the colours that elements have of their own so that they are legible in the dark. */
function drawThemed(bpmnRenderer: BpmnRenderer): void {
  const renderer = bpmnRenderer as unknown as Renderer;
  for (const name of ['drawShape', 'drawConnection'] as const) {
    const draw = renderer[name].bind(renderer);
    renderer[name] = (parent, element, attributes) => {
      const { fill, stroke, label } = ownColours(element);
      const line = isLabel(element) ? (label ?? stroke) : stroke;
      if (fill === undefined && line === undefined && label === undefined) return draw(parent, element, attributes);
      const drawn = draw(parent, element, {
        ...(fill !== undefined && { fill: themedColour(fill) }),
        ...(line !== undefined && { stroke: themedColour(line) }),
        ...attributes,
      });
      // The colour of the line is the text's, too, unless that has one of its own.
      if (label !== undefined && label !== line)
        for (const text of parent.querySelectorAll('text')) text.style.fill = themedColour(label);
      return drawn;
    };
  }
}

function ownColours(element: Element) {
  const drawing = getDi(element) as Colouring; // Each element that is drawn has one.
  return {
    fill: drawing.get('color:background-color') ?? drawing.get('bioc:fill'),
    stroke: drawing.get('color:border-color') ?? drawing.get('bioc:stroke'),
    label: drawing.get('label')?.get('color:color'),
  };
}

/** This module of bpmn-js has a diagram follow the theme, without another drawing and without a step to undo. */
export const themedColours = {
  __init__: ['themedColours'],
  themedColours: ['type', Object.assign(drawThemed, { $inject: ['bpmnRenderer'] })],
};

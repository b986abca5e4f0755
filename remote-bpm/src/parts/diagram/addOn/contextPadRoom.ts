import type Canvas from 'diagram-js/lib/core/Canvas';

interface Place {
  readonly left: number;
  readonly top: number;
}

/** The parts of the context pad that are used; its own declarations lack them. */
interface ContextPad {
  _getPosition: (target: unknown) => Place;
  readonly _getTargetBounds: (target: unknown) => Pick<DOMRect, 'top' | 'bottom'>;
  readonly _current: { readonly html: HTMLElement };
  getPad: (target: unknown) => { readonly html: HTMLElement };
}

/** Between an element and the pad below it. */
const GAP = 12;

/**
 * Keeps the context pad where it can be pressed. bpmn-js puts it to the right of its element, and an element at the right edge of the canvas, as
 * most are on a phone, has it cut off there: such a pad goes below its element, or above where there is no room below.
 */
function keepInside(canvas: Canvas, contextPad: ContextPad): void {
  // bpmn-js asks for the place of the open pad, below which menus open, by a function that warns of its end at each call.
  contextPad.getPad = () => contextPad._current;
  const beside = contextPad._getPosition.bind(contextPad);
  contextPad._getPosition = (target) => {
    const place = beside(target);
    const { width, height } = canvas.getSize();
    const { offsetWidth, offsetHeight } = contextPad._current.html;
    // What is out of sight itself needs no pad in sight.
    if (place.left + offsetWidth <= width || place.left > width + GAP) return place;
    const left = Math.max(0, width - offsetWidth);
    const above = canvas.getContainer().getBoundingClientRect().top;
    const bounds = contextPad._getTargetBounds(target);
    const below = bounds.bottom - above + GAP;
    if (below + offsetHeight <= height) return { left, top: below };
    return { left, top: Math.max(0, bounds.top - above - GAP - offsetHeight) };
  };
}

/** This module of bpmn-js keeps the tools for an element inside the canvas, and opens their menus without a warning. */
export const contextPadRoom = {
  __init__: ['contextPadRoom'],
  contextPadRoom: ['type', Object.assign(keepInside, { $inject: ['canvas', 'contextPad'] })],
};

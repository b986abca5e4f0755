import type Canvas from 'diagram-js/lib/core/Canvas';

/** The part of bpmn-js's search that is used; its own declarations lack it. */
interface SearchPad {
  readonly _search: (text: string) => void;
}

/**
 * Searches what stands in the field whenever it changes. bpmn-js looks when a key goes up, and text that an input method, a paste from a menu or
 * the keyboard of a phone puts in has none.
 */
function listen(canvas: Canvas, searchPad: SearchPad): void {
  canvas.getContainer().addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.djs-search-input') !== null) searchPad._search(target.value);
  });
}

/** This module of bpmn-js has the search on the canvas work with every way to type. */
export const searchAsTyped = {
  __init__: ['searchAsTyped'],
  searchAsTyped: ['type', Object.assign(listen, { $inject: ['canvas', 'searchPad'] })],
};

import type Canvas from 'diagram-js/lib/core/Canvas';

/**
 * Searches what stands in a field whenever it changes, on the canvas and in menus. bpmn-js looks when a key goes up, and text that an input method,
 * a paste from a menu or the keyboard of a phone puts in has none: it is told of a key that does nothing else.
 */
function listen(canvas: Canvas): void {
  canvas.getContainer().addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.djs-search-input, .djs-popup-search') !== null)
      target.dispatchEvent(new KeyboardEvent('keyup', { key: 'Unidentified', bubbles: true }));
  });
}

/** This module of bpmn-js has its searches work with every way to type. */
export const searchAsTyped = {
  __init__: ['searchAsTyped'],
  searchAsTyped: ['type', Object.assign(listen, { $inject: ['canvas'] })],
};

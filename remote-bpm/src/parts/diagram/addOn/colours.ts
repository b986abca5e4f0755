import colourPicker from 'bpmn-js-color-picker';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';
import type { PopupMenuTarget } from 'diagram-js/lib/features/popup-menu/PopupMenu';
import type PopupMenu from 'diagram-js/lib/features/popup-menu/PopupMenu';
import { themedColour } from '../look/themedColour.ts';

interface Entry {
  /** The markup of its square. */
  readonly imageHtml: string;
}

type Entries = Readonly<Record<string, Entry>>;

/** The part of `popupMenu` that is used; its declaration does not know of functions that change entries. */
interface Menus {
  registerProvider(
    menu: string,
    priority: number,
    provider: { readonly getPopupMenuEntries: () => (entries: Entries) => Entries },
  ): void;
}

/** After the one that gives the entries, and before the one that trusts their markup. */
const LATER = 500;

/** Has the squares show the colours as they will be drawn, which are others in the dark. */
function showAsDrawn(popupMenu: PopupMenu): void {
  const themed = ({ imageHtml, ...entry }: Entry): Entry => ({
    ...entry,
    imageHtml: imageHtml.replaceAll(/"(#[\da-f]{6})"/gi, (_quoted, colour: string) => `"${themedColour(colour)}"`),
  });
  (popupMenu as unknown as Menus).registerProvider('color-picker', LATER, {
    getPopupMenuEntries: () => (entries) => Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, themed(entry)])),
  });
}

interface Opener {
  readonly action: { readonly click: (event: MouseEvent) => void };
}

type Openers = Readonly<Record<string, Opener>>;

/** The part of `contextPad` that is used; its declaration does not know of functions that change entries. */
interface Pad {
  registerProvider(
    priority: number,
    provider: Readonly<
      Record<
        'getContextPadEntries' | 'getMultiElementContextPadEntries',
        (target: PopupMenuTarget) => (entries: Openers) => Openers
      >
    >,
  ): void;
}

/** Opens the colours below their button. The package asks the context pad for its place in a way that warns of its end at each opening. */
function openBelow(contextPad: ContextPad, popupMenu: PopupMenu, canvas: Canvas): void {
  const change =
    (target: PopupMenuTarget) =>
    (entries: Openers): Openers => {
      const click = ({ x, y }: MouseEvent): void => {
        const button = canvas.getContainer().querySelector('.djs-context-pad [data-action="set-color"]');
        const { left, bottom } = button?.getBoundingClientRect() ?? { left: x, bottom: y };
        popupMenu.open(Array.isArray(target) ? target : [target], 'color-picker', { x: left, y: bottom + 4 });
      };
      return { ...entries, 'set-color': { ...entries['set-color'], action: { click } } };
    };
  (contextPad as unknown as Pad).registerProvider(LATER, {
    getContextPadEntries: change,
    getMultiElementContextPadEntries: change,
  });
}

/** This module of bpmn-js gives elements a colour, from the context pad. */
export const colours = {
  __depends__: [colourPicker],
  __init__: ['coloursAsDrawn', 'coloursBelow'],
  coloursAsDrawn: ['type', Object.assign(showAsDrawn, { $inject: ['popupMenu'] })],
  coloursBelow: ['type', Object.assign(openBelow, { $inject: ['contextPad', 'popupMenu', 'canvas'] })],
};

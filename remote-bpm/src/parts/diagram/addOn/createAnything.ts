import { CreateAppendAnythingModule } from 'bpmn-js-create-append-anything';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type ContextPad from 'diagram-js/lib/features/context-pad/ContextPad';
import type Keyboard from 'diagram-js/lib/features/keyboard/Keyboard';
import type Mouse from 'diagram-js/lib/features/mouse/Mouse';
import type Palette from 'diagram-js/lib/features/palette/Palette';
import type PopupMenu from 'diagram-js/lib/features/popup-menu/PopupMenu';
import type { Element } from 'diagram-js/lib/model/Types';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { type Dragging, putDown } from '../keyboard/putDown.ts';
import type { Translate } from '../translate.ts';

interface Entry {
  readonly action: { readonly click: (event: Event) => void };
}

type Choose = (event: Event) => void;

/** The services that are used; the package has no declarations. */
interface Services {
  readonly canvas: Canvas;
  readonly contextPad: ContextPad;
  readonly createMenuProvider: { _createEntryAction: (target: unknown) => Choose };
  readonly dragging: Dragging;
  readonly elementRegistry: ElementRegistry;
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;
  readonly palette: Pick<Palette, 'triggerEntry'> & {
    readonly registerProvider: (
      priority: number,
      provider: {
        readonly getPaletteEntries: () => (entries: Readonly<Record<string, Entry>>) => Readonly<Record<string, Entry>>;
      },
    ) => void;
  };
  readonly popupMenu: PopupMenu;
  readonly selection: Selection;
  readonly translate: Translate;
}

interface Injector {
  get<Name extends keyof Services>(name: Name): Services[Name];
}

/** After the one that gives the entry. */
const LATER = 500;

/**
 * Has the menu of all elements open by the palette, by N, and by A for what comes after the one that is selected. bpmn-js-create-append-anything
 * looks for its button in the document, which is not where a page of others has it; its keys come too late when bpmn-js runs already; and what
 * the keyboard chooses would hang on a pointer.
 */
function openAnything(injector: Injector): void {
  const openMenu = (event: Event): void => {
    const canvas = injector.get('canvas');
    const title = injector.get('translate')('Create element');
    const root = canvas.getRootElement() as Element; // It has all that is asked of it here.
    const place = placeOf(event, canvas, injector.get('mouse'));
    injector.get('popupMenu').open(root, 'bpmn-create', place, { title, width: WIDTH, search: true });
  };
  injector.get('palette').registerProvider(LATER, {
    getPaletteEntries: () => (entries) =>
      entries['create'] === undefined ? entries : { ...entries, create: { ...entries['create'], action: { click: openMenu } } },
  });
  const menu = injector.get('createMenuProvider');
  const choices = menu._createEntryAction.bind(menu);
  menu._createEntryAction = (target) => {
    const choose = choices(target);
    return (event) => {
      choose(event);
      if (event instanceof KeyboardEvent) putDown(injector);
    };
  };
  listenForKeys(injector, openMenu);
}

function listenForKeys(injector: Injector, openMenu: (event: Event) => void): void {
  const keyboard = injector.get('keyboard');
  keyboard.addListener(({ keyEvent }: { keyEvent: KeyboardEvent }) => {
    if (keyboard.hasModifier(keyEvent)) return undefined;
    const [selected, second] = injector.get('selection').get();
    const follows = selected !== undefined && second === undefined && !injector.get('popupMenu').isEmpty(selected, 'bpmn-append');
    if (keyboard.isKey(['a', 'A'], keyEvent) && follows) injector.get('contextPad').triggerEntry('append', 'click', keyEvent);
    else if (keyboard.isKey(['a', 'A', 'n', 'N'], keyEvent)) openMenu(keyEvent);
    else return undefined;
    return true;
  });
}

const WIDTH = '300px';

/** Beside the button that was pressed; for a key at the pointer, or in the middle where that is not on the canvas. */
function placeOf(event: Event, canvas: Canvas, mouse: Mouse): { readonly x: number; readonly y: number } {
  if (event.target instanceof Element && !(event instanceof KeyboardEvent)) {
    const { right, top } = event.target.getBoundingClientRect();
    return { x: right + 8, y: top };
  }
  const { left, right, top, bottom } = canvas.getContainer().getBoundingClientRect();
  // bpmn-js's declarations do not say that it is one.
  const { clientX: x, clientY: y } = mouse.getLastMoveEvent() as MouseEvent;
  if (x > left && x < right && y > top && y < bottom) return { x, y };
  return { x: (left + right) / 2 - 150, y: (top + bottom) / 2 - 150 };
}

/** This module of bpmn-js offers all kinds of elements, in the palette and after an element, and searches them. */
export const createAnything = {
  __depends__: [CreateAppendAnythingModule],
  __init__: ['createAnything'],
  createAnything: ['type', Object.assign(openAnything, { $inject: ['injector'] })],
};

import colourPicker from 'bpmn-js-color-picker';
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

/** This module of bpmn-js gives elements a colour, from the context pad. */
export const colours = {
  __depends__: [colourPicker],
  __init__: ['coloursAsDrawn'],
  coloursAsDrawn: ['type', Object.assign(showAsDrawn, { $inject: ['popupMenu'] })],
};

import type Canvas from 'diagram-js/lib/core/Canvas';
import type PopupMenu from 'diagram-js/lib/features/popup-menu/PopupMenu';
import { partMarkup } from './partMarkup.ts';

interface Entry {
  /** The markup of its icon. */
  readonly imageHtml?: string;
}
type Entries = Readonly<Record<string, Entry>>;

/** The menus whose entries have icons of markup. */
const MENUS = ['align-elements', 'bpmn-replace', 'color-picker'];

/** Comes after those who give the entries. */
const LAST = 1;

const withTrustedIcons = (entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      entry.imageHtml === undefined ? entry : { ...entry, imageHtml: partMarkup(entry.imageHtml) },
    ]),
  );

const ICONS = {
  getPopupMenuEntries: () => withTrustedIcons,
  getPopupMenuHeaderEntries: () => withTrustedIcons,
};

/** The part of `popupMenu` that is used; its declaration does not know of functions that change entries. */
type Menus = { readonly registerProvider: (menu: string, priority: number, provider: typeof ICONS) => void };

function trustIcons(popupMenu: PopupMenu): void {
  for (const menu of MENUS) (popupMenu as unknown as Menus).registerProvider(menu, LAST, ICONS);
}

/** The part of `hoverFix` by which it finds what is under the pointer. */
interface HoverFix {
  _findTargetGfx: (event: Event) => Element | null | undefined;
}

function lookInShadowRoot(hoverFix: HoverFix, canvas: Canvas): void {
  hoverFix._findTargetGfx = (event) => {
    if (!(event instanceof MouseEvent)) return undefined;
    const root = canvas.getContainer().getRootNode();
    // The document finds no more than the host of the shadow root.
    const within = root instanceof ShadowRoot ? root : document;
    return within.elementFromPoint(event.clientX, event.clientY)?.closest('svg, .djs-element');
  };
}

/** This module has bpmn-js work in pages of others: in a shadow root, and where markup needs their policy. */
export const foreignPage = {
  __init__: ['trustedIcons', 'shadowRoot'],
  trustedIcons: ['type', Object.assign(trustIcons, { $inject: ['popupMenu'] })],
  shadowRoot: ['type', Object.assign(lookInShadowRoot, { $inject: ['hoverFix', 'canvas'] })],
};

import type { IDomEditor } from '@wangeditor-next/editor';

const MENU = 'button[data-menu-key]';
/** What is chosen in the lists and panels of the toolbar. */
const CHOICE = '.w-e-select-list li, .w-e-panel-content-color li, .w-e-panel-content-table td';

export interface MendedParts {
  toolbar: HTMLElement;
  /** Holds the text. */
  place: HTMLElement;
  /** Whether the Tab key does something in the text where the caret is. */
  keepsTab: () => boolean;
}

/**
 * Gives an editor the names, roles and keys that it lacks: its buttons are named by a picture, what its panels offer can only be
 * pointed at. Arrow keys go through the toolbar, which is one stop of the Tab key, and Esc closes what is open. Tab leaves the text, into
 * which the editor would put spaces; where it does something better, it leaves the text after Esc.
 *
 * @returns a function that ends it
 */
export function mendEditor(editor: IDomEditor, { toolbar, place, keepsTab }: MendedParts): () => void {
  const mend = (): void => {
    nameText(place);
    const bar = toolbar.querySelector('.w-e-toolbar');
    bar?.setAttribute('role', 'toolbar');
    bar?.setAttribute('aria-label', '文字格式');
    for (const part of [toolbar, place]) {
      for (const button of part.querySelectorAll<HTMLElement>(MENU)) nameButton(button);
      for (const choice of part.querySelectorAll<HTMLElement>(CHOICE)) offerToKeys(choice);
    }
    const stops = [...toolbar.querySelectorAll<HTMLElement>(MENU)];
    // A button without the attribute has an index of 0, too.
    stopAt(stops, stops.find((stop) => stop.getAttribute('tabindex') === '0') ?? stops[0]);
  };
  const observer = new MutationObserver(mend);
  // What a button can do now is told by a class alone.
  const watch = { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (event.key === 'Escape' && target.closest('.w-e-select-list, .w-e-drop-panel, .w-e-modal, .w-e-toolbar') !== null) {
      const opener = target.closest('.w-e-bar-item')?.querySelector<HTMLElement>(MENU);
      editor.hidePanelOrModal();
      opener?.focus();
      event.preventDefault();
    } else if ((event.key === 'Enter' || event.key === ' ') && target.matches(CHOICE)) {
      event.preventDefault();
      target.click();
    } else if (target.matches(MENU)) goAlong(event, toolbar, target);
  };
  let leaving = false;
  const onKeyInText = (event: KeyboardEvent): void => {
    const { key, target, isComposing } = event;
    if (!(target instanceof Element) || target.closest('[data-slate-editor]') === null) return;
    // Unseen by the editor, the key is the browser's.
    if (key === 'Tab' && (leaving || !keepsTab())) event.stopPropagation();
    leaving = key === 'Escape' && !isComposing;
  };
  mend();
  place.addEventListener('keydown', onKeyInText, true);
  for (const part of [toolbar, place]) {
    observer.observe(part, watch);
    part.addEventListener('keydown', onKeyDown);
  }
  return () => {
    observer.disconnect();
    place.removeEventListener('keydown', onKeyInText, true);
    for (const part of [toolbar, place]) part.removeEventListener('keydown', onKeyDown);
  };
}

function nameText(place: HTMLElement): void {
  const text = place.querySelector('[data-slate-editor]');
  // It says `textarea`, which is no role.
  if (text === null || text.getAttribute('role') === 'textbox') return;
  text.setAttribute('role', 'textbox');
  text.setAttribute('aria-multiline', 'true');
  text.setAttribute('tabindex', '0');
}

function nameButton(button: HTMLElement): void {
  if (button.classList.contains('disabled')) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  // The words of a list are what is chosen, and come after it.
  if (button.hasAttribute('aria-label') || button.classList.contains('select-button')) return;
  // The words of a tip and its key stand on two lines.
  const [name = ''] = (button.dataset['tooltip'] ?? button.title).split('\n');
  if (name !== '' && button.textContent.trim() === '') button.setAttribute('aria-label', name);
  if (button.parentElement?.querySelector('.w-e-bar-item-menus-container') !== null) button.setAttribute('aria-haspopup', 'true');
}

function offerToKeys(choice: HTMLElement): void {
  if (choice.tabIndex === 0) return;
  choice.tabIndex = 0;
  choice.setAttribute('role', 'button');
  if (choice.textContent.trim() !== '') return;
  const { x, y, value } = choice.dataset;
  choice.setAttribute(
    'aria-label',
    x === undefined || y === undefined ? (value ?? '默认') : `${Number(y) + 1} 行 ${Number(x) + 1} 列`,
  );
}

function goAlong(event: KeyboardEvent, toolbar: HTMLElement, from: HTMLElement): void {
  const stops = [...toolbar.querySelectorAll<HTMLElement>(MENU)];
  const at = stops.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key];
  const next = to === undefined ? undefined : stops[(to + stops.length) % stops.length];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  stopAt(stops, next);
  next.focus();
}

/** Has the Tab key stop at one of them. */
function stopAt(stops: readonly HTMLElement[], at: HTMLElement | undefined): void {
  for (const stop of stops) stop.tabIndex = stop === at ? 0 : -1;
}

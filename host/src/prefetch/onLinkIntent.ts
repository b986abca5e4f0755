import { savesData } from './savesData.ts';

/** The events that come before a press on a link. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/** Calls the listener when somebody points at a link of this origin, unless he asks to save data. */
export function onLinkIntent(listener: (link: HTMLAnchorElement) => void): void {
  const turnTo = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === window.location.origin && !savesData()) listener(link);
  };
  for (const intent of INTENTS) document.addEventListener(intent, turnTo, { passive: true });
}

import { messages } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';

const follow = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** Tells whether the console fills the screen, and changes it; says so where the browser cannot or may not. */
export function useFullScreen(): { readonly full: boolean; readonly toggle: () => Promise<void> } {
  const full = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
  const toggle = async (): Promise<void> => {
    try {
      if (full) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      messages.warning('你的浏览器不支持全屏');
    }
  };
  return { full, toggle };
}

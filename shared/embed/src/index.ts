import { FRAME_PATH, FRAME_ROOT } from './frame/messages.ts';
import { runFrame } from './frame/runFrame.ts';
import { ZhilvRemote } from './ZhilvRemote.ts';

export { mountRemote } from './mountRemote.ts';
export type * from './options/RemoteOptions.ts';

const TAG = 'zhilv-remote';

const root = document.getElementById(FRAME_ROOT);
if (root && location.pathname === FRAME_PATH && window.parent !== window) runFrame(root);

// A page may have two copies of this module.
if (!customElements.get(TAG)) customElements.define(TAG, ZhilvRemote);

declare global {
  interface HTMLElementTagNameMap {
    'zhilv-remote': ZhilvRemote;
  }
}

import { ZhilvRemote } from './ZhilvRemote.ts';

export { mountRemote } from './mountRemote.ts';
export type * from './RemoteOptions.ts';

const TAG = 'zhilv-remote';

// A page may have two copies of this module.
if (!customElements.get(TAG)) customElements.define(TAG, ZhilvRemote);

declare global {
  interface HTMLElementTagNameMap {
    'zhilv-remote': ZhilvRemote;
  }
}

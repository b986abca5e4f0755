import { type Id } from '@zhilv/contract';
import { signedInUser, draftsInWindows } from '@zhilv/crud';
import { messages, useHeld } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';
import { type KeptSpu, spuDraftsOfBrowser } from './KeptSpu.ts';
import { SpuDrafts } from './SpuDrafts.ts';

const NOTHING: readonly KeptSpu[] = [];

/**
 * Gives what keeps the text of an editor, and what was left behind. Null where nobody is signed in, whose text would be everybody's.
 * @param id of the goods; null for new ones
 */
export function useSpuDrafts(id: Id | null): { readonly drafts: SpuDrafts | null; readonly left: readonly KeptSpu[] } {
  const drafts = useHeld(`text of goods ${id ?? 'to be'}`, {
    create: () => draftsOf(id === null ? '' : String(id)),
    dispose: (held) => held?.end(),
  });
  const left = useSyncExternalStore(drafts?.subscribe ?? subscribeToNothing, drafts?.read ?? readNothing);
  return { drafts, left };
}

const subscribeToNothing = (): (() => void) => () => {};
const readNothing = (): readonly KeptSpu[] => NOTHING;

function draftsOf(spuId: string): SpuDrafts | null {
  const own = signedInUser();
  if (own === null) return null;
  return new SpuDrafts({
    owner: own,
    spuId,
    place: spuDraftsOfBrowser,
    open: draftsInWindows,
    givesUp: () => signedInUser() === own,
    onFailure: (error) => {
      // oxlint-disable-next-line no-console -- the reason why a browser keeps nothing helps only developers
      console.warn(error);
      messages.warning('浏览器没有保存草稿（可能是隐私窗口或空间不足），请及时保存商品');
    },
  });
}

import { setReturnAddress } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { signInAddress } from '../../address/signInAddress.ts';
import { agreeToLoseWork } from '../unsaved/agreeToLoseWork.ts';

const QUESTION = {
  content: '有未保存的修改，重新登录后将丢失。如需保留，请取消，在新窗口中登录后再回到此处保存。确定重新登录吗？',
  okText: '重新登录',
};

/** Lets who signs in again come back to the present address, and asks before when unsaved work would be lost. */
export function returnForSignIn(store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>): void {
  const address = (signedIn: boolean): string => {
    const { pathname, search, hash } = window.location;
    // Going to the same address with its fragment would not load the document anew.
    return signedIn ? pathname + search : signInAddress(pathname + search + hash);
  };
  setReturnAddress(address, () => agreeToLoseWork(store, QUESTION));
}

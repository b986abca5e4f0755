import { clear, createStore } from 'idb-keyval';

/**
 * Removes what pages keep in this browser of work that was not saved (remote-bpm/src/designer/draft/DraftPlace.ts): whoever signs out on
 * purpose has been asked. After a crash, and when a session has only expired, it stays for its owner.
 */
export const forgetDrafts = (): Promise<void> => clear(createStore('zhilv-drafts', 'drafts'));

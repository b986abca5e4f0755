import { clear, createStore } from 'idb-keyval';

/**
 * Removes what pages keep in this browser of work that was not saved, under the names that are agreed on in docs/threats.md §14: whoever
 * signs out on purpose has been asked. After a crash, and when a session has only expired, it stays for its owner.
 */
export const forgetDrafts = (): Promise<void> => clear(createStore('zhilv-drafts', 'drafts'));

import { clear, createStore } from 'idb-keyval';

/** The databases in which pages keep what was not saved: diagrams, and long forms. */
const DATABASES = ['zhilv-drafts', 'zhilv-form-drafts'];

/**
 * Removes what pages keep in this browser of work that was not saved, under the names that are agreed on in docs/threats.md §14: whoever
 * signs out on purpose has been asked. After a crash, and when a session has only expired, it stays for its owner.
 */
export async function forgetDrafts(): Promise<void> {
  await Promise.all(DATABASES.map((database) => clear(createStore(database, 'drafts'))));
}

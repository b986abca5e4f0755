import { platform } from './configuration.ts';

/**
 * Gives the storage for what users choose on a page: the browser's, or one that lasts as long as the document where the browser refuses
 * its own or the shell keeps the session, for then the page around belongs to others.
 */
export const documentStorage = (): Storage => platform().environment.storage;

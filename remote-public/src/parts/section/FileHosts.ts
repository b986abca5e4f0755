import { createContext } from 'react';

/**
 * The hosts whose pictures may be shown, as the frame around the page knows them (`fileHosts` of `/app-config.json`); null without
 * the frame, in a shell with a content policy of its own.
 */
export const FileHosts = createContext<readonly string[] | null>(null);

import { createContext } from 'react';

/** The hosts whose pictures may be shown, as the frame around the page knows them (`fileHosts` of `/app-config.json`). */
export const FileHosts = createContext<readonly string[]>([]);

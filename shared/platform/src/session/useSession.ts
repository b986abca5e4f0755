import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './sessionStore.ts';

/** Tells who is signed in; `user` is null before `session.start()` and after the session's end. */
export const useSession = (): SessionState => useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.read);

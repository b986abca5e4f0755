import type { Id } from '@zhilv/contract';
import { createStore } from '../store.ts';

/** The signed-in user, ready to be shown. */
export interface SessionUser {
  readonly id: Id;
  /** The account's name. */
  readonly userName: string;
  readonly nickname: string;
  /** Address of a picture; a drawn one when the user has none. */
  readonly avatar: string;
}

/** Who uses this document. */
export interface SessionState {
  /**
   * `idle` before `session.start()`, `started` after it, `ended` when the session was closed, here or in another
   * browser tab: the shell leaves for `/`.
   */
  readonly phase: 'idle' | 'started' | 'ended';
  readonly user: SessionUser | null;
  /** Role codes; never empty once started. */
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

export const NOBODY = { user: null, roles: [], permissions: [] } as const;

export const sessionStore = createStore<SessionState>({ phase: 'idle', ...NOBODY });

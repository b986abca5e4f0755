import type { Id } from '@zhilv/contract';
import { createStore } from '../store/store.ts';

/** The signed-in user as pages show them. */
export interface SessionUser {
  readonly id: Id;
  /** The account's name. */
  readonly userName: string;
  readonly nickname: string;
  /** The address of the user's picture, or of a drawn one. */
  readonly avatar: string;
}

/** Tells who uses this document. */
export interface SessionState {
  /**
   * The phase is `idle` before `session.start()`, `started` after it, and `ended` when the session was closed, here or in
   * another browser tab, or a shell that keeps it has no token any more. A shell that signs people in then leaves for `/`.
   */
  readonly phase: 'idle' | 'started' | 'ended';
  readonly user: SessionUser | null;
  /** Role codes, at least one once the session has started. */
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

export const NOBODY = { user: null, roles: [], permissions: [] } as const;

export const sessionStore = createStore<SessionState>({ phase: 'idle', ...NOBODY });

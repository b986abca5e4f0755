import type { RemoteTarget } from '../options/RemoteOptions.ts';

/** The address of the document in which a remote is framed, from the root of the product. */
export const FRAME_PATH = '/embed/frame';

/** The element of that document in which the remote is drawn. */
export const FRAME_ROOT = 'zhilv-frame';

/** What goes over to a frame once, with the port for all that follows. */
export const START = 'zhilv-embed';

/** What the page wants of the frame. */
export type ToFrame =
  | {
      readonly kind: 'mount';
      readonly remote: string;
      readonly target: RemoteTarget;
      readonly theme: 'light' | 'dark';
      readonly locale: string | undefined;
      /** Whether the page gives tokens. */
      readonly hasTokens: boolean;
    }
  | { readonly kind: 'update'; readonly theme: 'light' | 'dark'; readonly locale: string | undefined }
  | { readonly kind: 'navigate'; readonly call: number; readonly target: RemoteTarget }
  | { readonly kind: 'resume'; readonly call: number }
  | {
      readonly kind: 'token';
      readonly call: number;
      readonly token: string | null;
      readonly tenant: number | string | null;
      /** Why there is no answer; null where there is one. */
      readonly failure: string | null;
    };

/** What the frame tells the page. */
export type ToPage =
  /** The document is there. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'navigate'; readonly address: string; readonly page: string | null }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'signInNeeded' }
  /** Whether unmounting would lose nothing, each time that has changed. */
  | { readonly kind: 'canLeave'; readonly canLeave: boolean }
  | { readonly kind: 'token'; readonly call: number; readonly refused: string | null }
  /** The end of what the page wanted; a message where it failed. */
  | { readonly kind: 'done'; readonly call: number; readonly message: string | null };

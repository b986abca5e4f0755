/*
 * What pages of others use of this package. It imports nothing, because its declarations are packed beside the built module, without
 * the packages that are part of that.
 */

/** Gives tokens of the page's own sign-in, in place of a session of ours in its storage. */
export interface TokenProvider {
  /**
   * Gives the access token to send now.
   * @param refused the token that the server has just refused; another one is wanted
   * @returns null where nobody is signed in
   */
  readonly accessToken: (refused: string | null) => Promise<string | null>;
  /** Gives the number of the tenant, where calls carry one. */
  readonly tenantId?: () => number | string | null;
}

/** A page of the remote by its key, or an address of the remote with its query. */
export type RemoteTarget =
  | { readonly page: string; readonly path?: undefined }
  | { readonly path: string; readonly page?: undefined };

/** What may change while the remote shows. */
export interface RemoteChanges {
  /** `light`, unless given. */
  readonly theme?: 'light' | 'dark';
  /** The language of the texts around it, for assistive technology; the remote's own are Chinese. */
  readonly locale?: string;
  /**
   * Hears each address of the remote to which it has come, the first one too. When somebody asks it for an address that is not its own
   * (`page` is null), it stays and the surrounding page decides.
   */
  readonly onNavigate?: (address: string, page: string | null) => void;
  /** Hears why the remote cannot be shown or has failed since. Its place says so and offers another try. */
  readonly onError?: (error: Error) => void;
  /** Hears that a call needs somebody to be signed in. */
  readonly onSignInNeeded?: () => void;
  /** Hears that the remote shows, after another try too. */
  readonly onReady?: () => void;
}

export type RemoteOptions = RemoteTarget &
  RemoteChanges & {
    /** `bpm` or `remote_bpm`. */
    readonly remote: string;
    /** The address of the product, `https://zhilv.example`; that of this module, unless given. */
    readonly registry?: string;
    /**
     * The page's own sign-in; without it the remote uses the session in the storage of the page's origin. All remotes of a product have
     * one session: that of the last one that was mounted.
     */
    readonly tokens?: TokenProvider;
    /** Unmounts. */
    readonly signal?: AbortSignal;
  };

/** A remote in an element of the page. */
export interface RemoteView {
  /** Resolves when the page shows. Rejects with why it cannot, or that it was unmounted before. */
  readonly ready: Promise<void>;
  readonly update: (changes: RemoteChanges) => void;
  /** Resolves when it has gone there, or has asked its user because unsaved work would be lost. */
  readonly navigate: (target: RemoteTarget) => Promise<void>;
  /** Tells whether unmounting would lose nothing. */
  readonly canLeave: () => boolean;
  /** Unmounts and leaves nothing behind. A second call does no harm. */
  readonly unmount: () => void;
}

/** Shows a remote in an element of any page, in a shadow root of its own. */
export type MountRemote = (element: Element, options: RemoteOptions) => RemoteView;

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
   * The page's own sign-in. Without it a remote of the page's own origin uses the session in its storage, and one of another origin
   * shows that somebody has to sign in. All remotes of a product have one session: that of the provider that came last, while
   * its remote is mounted. A provider that takes the place of another has the remote go on where it waits for a sign-in. A remote that
   * began with the session in storage keeps to that: it is to be mounted anew.
   */
  readonly tokens?: TokenProvider;
  /**
   * Hears each address of the remote to which it has come, the first one too. When somebody asks it for an address that is not its own
   * (`page` is null), it stays and the surrounding page decides.
   */
  readonly onNavigate?: (address: string, page: string | null) => void;
  /** Hears why the remote cannot be shown or has failed since. Its place says so and offers another try. */
  readonly onError?: (error: Error) => void;
  /** Hears that nobody is signed in who has to be. The remote says so in its place and waits for `resume`. */
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
     * `shadow`, unless given: the remote is drawn in a shadow root of the page, and its scripts are those of the page. `frame`: it is a
     * document of the product in a frame, which shares nothing with the page; the element has to have a height.
     */
    readonly isolation?: 'shadow' | 'frame';
    /** Unmounts. */
    readonly signal?: AbortSignal;
  };

/** A remote in an element of the page. */
export interface RemoteView {
  /** Resolves when the page shows, be it after a sign-in that was needed first. Rejects with why it cannot, or was unmounted before. */
  readonly ready: Promise<void>;
  readonly update: (changes: RemoteChanges) => void;
  /** Resolves when it has gone there, or has asked its user because unsaved work would be lost. */
  readonly navigate: (target: RemoteTarget) => Promise<void>;
  /** Goes on after a sign-in that was needed, as a press on 重试 does. Rejects when nobody is signed in yet. */
  readonly resume: () => Promise<void>;
  /** Tells whether unmounting would lose nothing. */
  readonly canLeave: () => boolean;
  /** Unmounts and leaves nothing behind. A second call does no harm. */
  readonly unmount: () => void;
}

/** Shows a remote in an element of any page. */
export type MountRemote = (element: Element, options: RemoteOptions) => RemoteView;

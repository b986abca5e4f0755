/** The target of a remote: one of its pages, by key, or an address of its own with its query. */
export type MountTarget =
  | { readonly page: string; readonly path?: undefined }
  | { readonly path: string; readonly page?: undefined };

/** The way to the back end for a remote that shares no `platform` with its shell. */
export interface MountServices {
  /** Prefix of every API path, like `/prod-api/admin-api`, or an absolute one of another origin. */
  readonly apiBase: string;
  /** Whether calls carry a tenant. */
  readonly tenantOn: boolean;
  /** Keeps the session: the remote touches no storage, and signs nobody in or out. Left out where the session is in storage. */
  readonly tokens?: TokenProvider;
  /**
   * Hears once that calls can no longer be made, because nobody is signed in or a token was refused and no newer one is given. The
   * remote says so in its place and waits for `resume`.
   */
  readonly onSignInNeeded?: () => void;
  /**
   * The policy for markup of a page that enforces Trusted Types. What it is given has been sanitised. Left out where the page enforces
   * none, or has a default policy.
   */
  readonly markup?: { readonly createHTML: (html: string) => string };
  /** The hosts whose pictures the content policy of the document allows. Left out where it refuses none. */
  readonly fileHosts?: readonly string[];
}

/** The tokens of a session that the shell keeps. */
export interface TokenProvider {
  /**
   * Gives the token to send now; null where nobody is signed in. It is asked before each call.
   * @param refused the token that the back end has just refused, for which a newer one is wanted; null where any is
   */
  readonly accessToken: (refused: string | null) => Promise<string | null>;
  /** Gives the tenant of whoever is signed in, where calls carry one. */
  readonly tenantId?: () => number | string | null;
}

/** The options with which a shell mounts a remote: the first target, and everything that differs from the defaults. */
export type MountContext = MountTarget & {
  /** The address is kept by the remote alone (`memory`, the default) or by the address bar of the document. */
  readonly router?: 'memory' | 'browser';
  /**
   * Hears each address of its own to which the remote has come, the first one too. When somebody asks it for an address that is
   * not its own (`page` is null), it stays and the shell decides.
   */
  readonly onNavigate?: (address: string, page: string | null) => void;
  /** Left out by shells that share their own `platform`, configured, with a session and with its messages drawn. */
  readonly services?: MountServices;
  /** Hears that a page which showed has failed. It says so in its place and offers another try. */
  readonly onFailure?: (error: Error) => void;
  /** The language of the texts around it, for assistive technology; the remote's own are Chinese. */
  readonly locale?: string;
  /** The document's, unless given. */
  readonly theme?: 'light' | 'dark';
  /** The element in which dialogs and lists that open are drawn; the document's body, unless given. */
  readonly portalRoot?: Element;
  /** Unmounts. */
  readonly signal?: AbortSignal;
};

/** A remote in an element of its shell. */
export interface Mounted {
  /** Resolves when the page shows, be it after a sign-in that was needed first. Rejects when it cannot be loaded or was given up before; nothing is mounted then. */
  readonly ready: Promise<void>;
  /** Changes the options that may change while it shows. */
  readonly update: (changes: Partial<Pick<MountContext, 'onNavigate' | 'onFailure' | 'locale' | 'theme'>>) => void;
  /** Resolves when it has gone there, or has asked its user because unsaved work would be lost. */
  readonly navigate: (target: MountTarget) => Promise<void>;
  /**
   * Goes on after a sign-in that was needed, as a press on 重试 does. Rejects when the session could not be started; the page says why.
   */
  readonly resume: () => Promise<void>;
  /** Tells whether unmounting would lose nothing. */
  readonly canLeave: () => boolean;
  /** Unmounts and leaves no node, listener, timer or style behind. A second call does no harm. */
  readonly unmount: () => void;
}

/** Every remote exposes this function as `./mount`. It asks its shell for nothing but the element (architecture §4). */
export type Mount = (element: Element, context: MountContext) => Mounted;

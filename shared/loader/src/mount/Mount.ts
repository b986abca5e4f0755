/** The target of a remote: one of its pages, by key, or an address of its own with its query. */
export type MountTarget =
  | { readonly page: string; readonly path?: undefined }
  | { readonly path: string; readonly page?: undefined };

/** The way to the back end for a remote that shares no `platform` with its shell. */
export interface MountServices {
  /** Prefix of every API path, like `/prod-api/admin-api`. */
  readonly apiBase: string;
  /** Whether calls carry a tenant. */
  readonly tenantOn: boolean;
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
  /** Resolves when the page shows. Rejects when it cannot be loaded or was given up before; nothing is mounted then. */
  readonly ready: Promise<void>;
  /** Changes the options that may change while it shows. */
  readonly update: (changes: Partial<Pick<MountContext, 'onNavigate' | 'locale' | 'theme'>>) => void;
  /** Resolves when it has gone there, or has asked its user because unsaved work would be lost. */
  readonly navigate: (target: MountTarget) => Promise<void>;
  /** Tells whether unmounting would lose nothing. */
  readonly canLeave: () => boolean;
  /** Unmounts and leaves no node, listener, timer or style behind. A second call does no harm. */
  readonly unmount: () => void;
}

/** Every remote exposes this function as `./mount`. It asks its shell for nothing but the element (architecture §4). */
export type Mount = (element: Element, context: MountContext) => Mounted;

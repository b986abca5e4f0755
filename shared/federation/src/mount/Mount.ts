/** Where a remote is to go: to one of its pages, by key, or to an address of its own, query included. */
export type MountTarget =
  | { readonly page: string; readonly path?: undefined }
  | { readonly path: string; readonly page?: undefined };

/** How a remote reaches the back end where its shell shares no `platform` with it. */
export interface MountServices {
  /** Prefix of every API path, like `/prod-api/admin-api`. */
  readonly apiBase: string;
  /** Whether calls carry a tenant. */
  readonly tenantOn: boolean;
}

/** What a shell tells a remote that it mounts: the first target, and what else is not as usual. */
export type MountContext = MountTarget & {
  /** Who has the address: the remote alone (`memory`, as usual), or the address bar of the document. */
  readonly router?: 'memory' | 'browser';
  /**
   * The remote has come to an address of its own, the first one too, or somebody asks it for one that is not (`page` is null): then it stays,
   * and the shell decides.
   */
  readonly onNavigate?: (address: string, page: string | null) => void;
  /** Left out by shells that share their own `platform`, configured, with a session and with its messages drawn. */
  readonly services?: MountServices;
  /** The language of the texts around it, for assistive technology; the remote's own are Chinese. */
  readonly locale?: string;
  /** As the document, unless given. */
  readonly theme?: 'light' | 'dark';
  /** Where dialogs and lists that open are drawn; the document's body, unless given. */
  readonly portalRoot?: Element;
  /** Unmounts. */
  readonly signal?: AbortSignal;
};

/** A remote in an element of its shell. */
export interface Mounted {
  /** Resolves when the page shows. Rejects when it cannot be had or was given up before; nothing is mounted then. */
  readonly ready: Promise<void>;
  /** Changes what may change while it shows. */
  readonly update: (changes: Partial<Pick<MountContext, 'onNavigate' | 'locale' | 'theme'>>) => void;
  /** Resolves when it has gone there, or has asked its user, who would lose unsaved work. */
  readonly navigate: (target: MountTarget) => Promise<void>;
  /** Whether nothing would be lost by unmounting. */
  readonly canLeave: () => boolean;
  /** Leaves no node, listener, timer or style behind. Once is enough, and twice does no harm. */
  readonly unmount: () => void;
}

/** What every remote exposes as `./mount`; it asks nothing of its shell but the element (architecture §4). */
export type Mount = (element: Element, context: MountContext) => Mounted;

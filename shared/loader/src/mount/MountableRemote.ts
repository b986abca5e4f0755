import type { ComponentType, Context, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Places } from './face/LastUsedPlace.tsx';
import type { MountServices } from './Mount.ts';

/** The surroundings of a page, as `platform` tells them. */
export interface MountedHandle {
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly setDirty: (dirty: boolean) => void;
}

/** The part of `platform` that a shell uses. The generated module hands it over, because the loader imports no `platform`. */
export interface MountPlatform {
  readonly PageContext: Context<MountedHandle | null>;
  readonly disposePage: (page: MountedHandle) => void;
  readonly confirm: (question: { content: string; okText: string; danger: boolean }) => Promise<boolean>;
  readonly configurePlatform: (
    configuration: Pick<MountServices, 'apiBase' | 'tenantOn' | 'tokens' | 'markup'>,
    environment: { storageEvents: null; goTo: (path: string) => void },
  ) => void;
  readonly messagePlaces: Places;
  readonly setFileHosts: (hosts: readonly string[] | null) => void;
  readonly addPagePaths: (pathByKey: ReadonlyMap<string, string>) => void;
  readonly session: {
    readonly start: () => Promise<unknown>;
    readonly read: () => { readonly phase: 'idle' | 'started' | 'ended' };
    readonly subscribe: (listener: () => void) => () => void;
  };
}

/** The component that draws the messages and questions of `platform`. */
export interface MountMessages {
  readonly Messages: ComponentType;
  readonly Dialogs: ComponentType;
}

/** The generated module behind the expose of a page. */
export interface MountedModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
  readonly handle?: unknown;
  readonly UiRoot?: ComponentType<{ portalRoot?: Element; children: ReactNode }>;
  /** As in `PageModule`. */
  readonly openPage?: () => (isOpen: boolean) => void;
}

export interface MountablePage {
  /** The address of a page that no menu carries. */
  readonly path?: string;
  readonly title?: string;
  readonly load: () => Promise<MountedModule>;
}

/** A remote as its build describes it. */
export interface MountableRemote {
  /** `remote_bpm` */
  readonly name: string;
  /** Address of the release's folder, which tells the stylesheets that came with the release from others. */
  readonly base: string;
  readonly pages: Readonly<Record<string, MountablePage>>;
  /** Some remotes have none. */
  readonly platform?: MountPlatform;
  readonly loadMessages?: () => Promise<MountMessages>;
}

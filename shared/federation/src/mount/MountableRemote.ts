import type { ComponentType, Context, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import type { MountServices } from './Mount.ts';

/** What `platform` tells a page of its surroundings. */
export interface MountedHandle {
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly setDirty: (dirty: boolean) => void;
}

/** The part of `platform` that a shell uses; federation imports nothing of ours, so the generated module hands it over. */
export interface MountPlatform {
  readonly PageContext: Context<MountedHandle | null>;
  readonly releasePage: (page: MountedHandle) => void;
  readonly confirm: (question: { content: string; okText: string; danger: boolean }) => Promise<boolean>;
  readonly configurePlatform: (configuration: MountServices, environment: { storageEvents: null }) => void;
  readonly navigation: { readonly setPaths: (pathByKey: ReadonlyMap<string, string>) => void };
  readonly session: { readonly start: () => Promise<unknown> };
}

/** What draws the messages and questions of `platform`. */
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
}

export interface MountablePage {
  /** The address of a page that no menu carries. */
  readonly path?: string;
  readonly title?: string;
  readonly load: () => Promise<MountedModule>;
}

/** A remote as its build knows it. */
export interface MountableRemote {
  /** `remote_bpm` */
  readonly name: string;
  /** Address of the release's folder: by it the stylesheets are known that came with it. */
  readonly base: string;
  readonly pages: Readonly<Record<string, MountablePage>>;
  /** Absent from remotes that do without. */
  readonly platform?: MountPlatform;
  readonly loadMessages?: () => Promise<MountMessages>;
}

import type { PageDeclaration } from '../pages/definePages.ts';
import type { SlotDeclaration } from '../pages/defineSlots.ts';
import type { DocumentName } from '../schema/index.ts';

/** A build as it is known before it runs, which takes no bundler. */
export interface BuildPlan {
  /** `host`, or the remote's name (`remote_bpm`). */
  readonly name: string;
  /** People call the remote this where no menu row leads to it. */
  readonly title?: string | undefined;
  /** Absolute folder of the package; releases are written below its `dist`. */
  readonly directory: string;
  /** None for the host. */
  readonly pages: Readonly<Record<string, PageDeclaration>>;
  /** None for the host. */
  readonly slots: Readonly<Record<string, SlotDeclaration>>;
  /** Modules of the package, from `src`, that stand for packages which its libraries import, by the names of those. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** Pages and slots with a limit of their own, in KiB of script as brotli packs it. */
  readonly budgets: Readonly<Partial<Record<string, number>>>;
  /** The parts of the host; null for a remote. */
  readonly host: HostParts | null;
}

/** The parts of the host's build. Paths of files are relative to its folder. */
export interface HostParts {
  /** The module that each document starts with. */
  readonly documents: Readonly<Record<DocumentName, string>>;
  /** The module that runs in every document before anything is painted. */
  readonly firstScript: string;
  /** The module that starts every document. */
  readonly headScript: string;
  /** The module that tells older browsers that they are too old; every browser that ever was must parse it. */
  readonly olderBrowserScript: string;
  /** The module by which pages of others show remotes. */
  readonly embed: string;
  /** An SVG picture, which stands in every document. */
  readonly icon: string;
  /** The addresses of the sign-in document's pages. */
  readonly signInAddresses: readonly string[];
  readonly chunks: HostChunks;
}

/** Packages, or folders of packages, by the file of the host that they are in. */
export interface HostChunks {
  /** The packages that every document starts with. */
  readonly boot: readonly string[];
  /** The packages that are loaded when they are used, by the name of their file. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}
